import { type AnswerForm, type ProofOfWork } from '@kaaj/contract';
import { coins } from '../../../../kernel/coins';
import { type TaskLink } from '../../domain/link';
import { type Task } from '../../domain/task';
import { type ProofRow, type TaskRow } from './task.schema';

export function taskOf(row: TaskRow): Task {
  return {
    id: row.id,
    buyerId: row.buyer_id,
    title: row.title,
    detail: row.detail,
    submissionInfo: row.submission_info,
    imageUrl: row.image_url,
    allowanceMinutes: row.allowance_minutes,
    estimatedMinutes: row.estimated_minutes,
    category: row.category,
    contentNotice: row.content_notice,
    reviewDays: row.review_days,
    proof: proofOf(row),
    ...(row.form !== undefined && { form: storedForm(row.form) }),
    ...(row.link !== undefined && { link: storedLink(row.link) }),
    payable: coins(row.payable),
    openSlots: row.open_slots,
    places: row.places,
    completionDate: row.completion_date,
    closesAt: row.closes_at,
    status: row.status,
    textVersion: row.text_version,
    medianMinutes: row.median_minutes,
    restricted: Boolean(row.restricted),
    review: row.review,
    item: row.batch_id === null ? null : { batchId: row.batch_id, line: row.batch_line },
  };
}

/** Requirements for proof, from a row of a task or of one of its texts. */
export function proofOf({ proof_text, proof_pictures, proof_link }: ProofRow): ProofOfWork {
  return { text: proof_text ?? '', pictures: proof_pictures, link: Boolean(proof_link) };
}

export function storedForm(stored: string | null): AnswerForm | null {
  return stored === null ? null : (JSON.parse(stored) as AnswerForm);
}

export function storedLink(stored: string | null): TaskLink | null {
  return stored === null ? null : (JSON.parse(stored) as TaskLink);
}

export function formColumn(form: AnswerForm | null | undefined): string | null {
  return form ? JSON.stringify(form) : null;
}

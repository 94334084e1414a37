import { type AnswerForm, type ProofOfWork } from '@kaaj/contract';
import { fromJson } from '../../../../platform/database/json';
import { type TaskLink } from '../../domain/link';
import { type Task } from '../../domain/task';
import { type ProofRow, type TaskRow } from './task.schema';

/** Field by field: V8 copies the rest of an object ten times as slowly, and a page of the list has 50 tasks. */
export function taskOf(row: TaskRow): Task {
  const { batchId, form, link } = row;
  return {
    id: row.id,
    buyerId: row.buyerId,
    title: row.title,
    detail: row.detail,
    submissionInfo: row.submissionInfo,
    imageUrl: row.imageUrl,
    allowanceMinutes: row.allowanceMinutes,
    estimatedMinutes: row.estimatedMinutes,
    category: row.category,
    contentNotice: row.contentNotice,
    reviewDays: row.reviewDays,
    payable: row.payable,
    openSlots: row.openSlots,
    places: row.places,
    completionDate: row.completionDate,
    closesAt: row.closesAt,
    status: row.status,
    textVersion: row.textVersion,
    medianMinutes: row.medianMinutes,
    review: row.review,
    proof: proofOf(row),
    ...(form !== undefined && { form: storedForm(form) }),
    ...(link !== undefined && { link: storedLink(link) }),
    restricted: Boolean(row.restricted),
    item: batchId === null ? null : { batchId, line: row.batchLine },
  };
}

/** Requirements for proof, from a row of a task or of one of its texts. */
export function proofOf({ proofText, proofPictures, proofLink }: ProofRow): ProofOfWork {
  return { text: proofText ?? '', pictures: proofPictures, link: Boolean(proofLink) };
}

export const storedForm = fromJson<AnswerForm>;
export const storedLink = fromJson<TaskLink>;

import { type AnswerForm, type ProofOfWork } from '@kaaj/contract';
import { type TaskLink } from '../../domain/link';
import { type Task } from '../../domain/task';
import { type ProofRow, type TaskRow } from './task.schema';

export function taskOf({ batchId, batchLine, form, link, proofText, proofPictures, proofLink, ...row }: TaskRow): Task {
  return {
    ...row,
    proof: proofOf({ proofText, proofPictures, proofLink }),
    ...(form !== undefined && { form: storedForm(form) }),
    ...(link !== undefined && { link: storedLink(link) }),
    restricted: Boolean(row.restricted),
    item: batchId === null ? null : { batchId, line: batchLine },
  };
}

/** Requirements for proof, from a row of a task or of one of its texts. */
export function proofOf({ proofText, proofPictures, proofLink }: ProofRow): ProofOfWork {
  return { text: proofText ?? '', pictures: proofPictures, link: Boolean(proofLink) };
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

import { type Id } from '../../../kernel/ids';

/** What a worker asked the buyer of a task; answered, it stands with the task for everybody, without the worker's name. */
export interface Question {
  readonly id: Id;
  /** The batch of the task, whose items share their questions; else the task. */
  readonly subjectId: Id;
  /** Where it was asked. */
  readonly taskId: Id;
  readonly workerId: Id;
  readonly buyerId: Id;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Null while there is none. */
  readonly answer: string | null;
  /** 0 while there is no answer. */
  readonly answeredAt: number;
}

/** What the questions of a task are kept under. */
export const questionSubjectOf = ({
  id,
  item,
}: {
  readonly id: Id;
  readonly item: { readonly batchId: Id } | null;
}): Id => item?.batchId ?? id;

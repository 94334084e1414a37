import { type Id } from '../../../kernel/ids';

/** A worker's question about a task. Once answered it is public, without the worker's name. */
export interface Question {
  readonly id: Id;
  /** The task's batch, whose items share their questions; else the task. */
  readonly subjectId: Id;
  /** The task or batch of the question. */
  readonly taskId: Id;
  readonly workerId: Id;
  readonly buyerId: Id;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Null without an answer. */
  readonly answer: string | null;
  /** 0 without an answer. */
  readonly answeredAt: number;
}

import { type Answers } from './answer-form';
import { type ShownRejectionCode, type SubmissionStatus } from './constants';

/** A piece of work in the file of a task's results. */
export interface TaskResult {
  readonly submissionId: string;
  readonly workerId: string;
  readonly status: SubmissionStatus;
  readonly submissionDetail: string;
  /** Addresses. */
  readonly pictures: readonly string[];
  /** By the names of the form's fields; null when the task has none. */
  readonly answers: Answers | null;
  /** Completion code; absent when the work was sent without one. */
  readonly code?: string;
  /** Version of the submission: 2 after requested changes were sent. */
  readonly version: number;
  /** Of the task's text that it answers. */
  readonly textVersion: number;
  readonly payableAmount: number;
  readonly reasonCode: ShownRejectionCode | null;
  readonly reason: string;
  readonly sentAt: string;
  /** Null while it is pending. */
  readonly decidedAt: string | null;
}

/** A submission in the results file of a batch, with the row of its task. */
export interface BatchResult extends TaskResult {
  /** Of the file that the batch was made of, from 1. */
  readonly line: number;
  /** Id of the task. */
  readonly taskId: string;
  /** The values of the row, by the names of the columns. */
  readonly input: Readonly<Record<string, string>>;
  /** Whether the submission has the known answer of a control item; null for other items. */
  readonly control: 'met' | 'missed' | null;
}

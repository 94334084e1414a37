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
  /** By the names of the form's fields; null where the task had none. */
  readonly answers: Answers | null;
  /** Completion code; not there where the work came without one. */
  readonly code?: string;
  /** Of the work: 2 where changes were asked for and came. */
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

/** A piece of work in the file of a batch's results, beside the row that its task came from. */
export interface BatchResult extends TaskResult {
  /** Of the file that the batch was made of, from 1. */
  readonly line: number;
  /** Id of the task. */
  readonly taskId: string;
  /** The values of the row, by the names of the columns. */
  readonly input: Readonly<Record<string, string>>;
  /** Whether the work has the known answer of a control item; null for every other. */
  readonly control: 'met' | 'missed' | null;
}

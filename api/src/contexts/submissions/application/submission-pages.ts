import {
  type CountChange,
  type DisputedSubmission,
  type DecisionTime,
  type ReceivedFor,
  type Role,
  type SentFor,
  type Submission as WireSubmission,
  type SubmissionStatus,
  type TaskResult,
} from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Periods } from '../../../kernel/periods';
import { type AnsweredTask } from '../../tasks';
import { type Submission } from '../domain/submission';

export interface SubmissionPage {
  readonly submissions: readonly WireSubmission[];
  /** Cursor of the following page; null at the end. */
  readonly next: string | null;
}

/** Where a page of a worker's own submissions begins: behind a cursor, or after so many pages. */
export interface OwnPlace {
  /** Goes before `page`. */
  readonly cursor?: string;
  readonly page?: number;
}

/** Where a piece of work stands among those of several tasks. */
export interface WorkPlace {
  readonly taskId: Id;
  readonly workerId: Id;
}

/** One piece of work with all that led to where it stands; disputes are another context's. */
export type SubmissionDetails = Omit<DisputedSubmission, 'dispute'>;

export type PlacedResult = TaskResult & WorkPlace;

/** Which of the work that a buyer was sent. */
export interface ReceivedPart {
  readonly decided: boolean;
  /** Undefined for all tasks. */
  readonly taskId: Id | undefined;
  /** Only with this in its text, in the title of its task or in the name of its worker; undefined for all. */
  readonly search?: string | undefined;
}

export interface WorkerFigures {
  readonly sent: number;
  readonly pending: number;
  /** Of what was sent. */
  readonly change: CountChange;
}

/** What was decided within one quarter of an hour that begins at `at`, in milliseconds since the epoch. */
export interface Decisions {
  readonly at: number;
  readonly accepted: number;
  readonly rejected: number;
  /** Coins that the accepted ones paid. */
  readonly coins: number;
}

/** What a person has sent for a task, as its page shows it. */
export interface OwnSubmission {
  readonly _id: Id;
  readonly status: SubmissionStatus;
}

/** What screens show of submissions. */
export abstract class SubmissionPages {
  /** At most `limit` pieces of work sent for a task, by the ids of their workers, which come behind `after`. */
  abstract resultsOf(taskId: Id, after: Id, limit: number): Promise<readonly TaskResult[]>;

  /** At most `limit` pieces of work sent for any of these tasks, by the ids of tasks and then of workers, which come behind `after`. */
  abstract resultsOfTasks(taskIds: readonly Id[], after: WorkPlace, limit: number): Promise<readonly PlacedResult[]>;

  /** Which task a piece of work that was sent to this buyer is for, and whose it is; undefined where it was not, or its worker was removed. */
  abstract placeOf(id: Id, buyerId: Id): Promise<WorkPlace | undefined>;

  /** A submission that was just written; whoever knows its task spares reading it. */
  abstract shown(submission: Submission, task?: AnsweredTask): Promise<WireSubmission>;

  /** One with all that led to where it stands; undefined for none, and for a buyer whose worker was removed. */
  abstract details(
    id: Id,
    viewer: { readonly personId: Id; readonly role: Role | undefined },
  ): Promise<SubmissionDetails | undefined>;

  /** A worker's own submissions, newest first. */
  abstract ofWorker(workerId: Id, from: OwnPlace, size: number): Promise<SubmissionPage>;

  /** What a person has sent for a task; null for nothing. */
  abstract sentFor(taskId: Id, workerId: Id): Promise<OwnSubmission | null>;

  /** What a worker has sent for any of these tasks. */
  abstract sentAmong(taskIds: readonly Id[], workerId: Id): Promise<readonly SentFor[]>;

  /** What a buyer has to decide, newest first, and behind it what was decided, latest first. */
  abstract forBuyer(buyerId: Id, cursor: string | undefined, size: number): Promise<SubmissionPage>;

  /**
   * What a buyer has to decide, the longest waiting first; or what was decided, latest first; for one task or for all. A search
   * looks at a bounded part of it for one page, which may be short then; its cursor goes on from there.
   */
  abstract received(buyerId: Id, of: ReceivedPart, cursor: string | undefined, size: number): Promise<SubmissionPage>;

  /** How much waits for a buyer's decision, without what waits for its worker; counted up to `LIMITS.receivedCounted`. */
  abstract waitingFor(buyerId: Id): Promise<number>;

  /** How the work stands that a buyer was sent for any of these tasks; none for a task without work, or of somebody else. */
  abstract receivedAmong(taskIds: readonly Id[], buyerId: Id): Promise<readonly ReceivedFor[]>;

  /** A worker's accepted work, latest first. */
  abstract acceptedOf(workerId: Id, cursor: string | undefined, size: number): Promise<SubmissionPage>;

  abstract figuresOf(workerId: Id, periods: Periods): Promise<WorkerFigures>;

  /** How much work a worker has sent. */
  abstract sentBy(workerId: Id): Promise<number>;

  /** How many of everybody's, as the last survey found; undefined before the first. */
  abstract surveyed(): Promise<Record<SubmissionStatus, number> | undefined>;

  /** How long work waited for this buyer's decision, by the last twelve weeks; what changes were asked for is left out. */
  abstract decisionTimesOf(buyerId: Id): Promise<readonly DecisionTime[]>;

  /** The same over all buyers, as the last survey found; none before the first. */
  abstract surveyedDecisionTimes(): Promise<readonly DecisionTime[]>;

  /** Decisions by a buyer since `time` (milliseconds since the epoch), by quarters of an hour. */
  abstract decidedBy(buyerId: Id, time: number): Promise<readonly Decisions[]>;

  /** Decisions on a worker's work since `time`, likewise. */
  abstract decidedFor(workerId: Id, time: number): Promise<readonly Decisions[]>;
}

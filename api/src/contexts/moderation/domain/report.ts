import { type ReportSubject, type ReportKind, type ReportOutcome } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { domainError } from '../../../kernel/domain-error';

/** A report to the Admins about a task, a submission or a person. Times are milliseconds since the epoch. */
export interface Report {
  readonly id: Id;
  readonly reporterId: Id;
  readonly kind: ReportKind;
  readonly about: ReportSubject;
  readonly aboutId: Id;
  readonly text: string;
  readonly at: number;
  /** Null while undecided. */
  readonly decision: ReportDecision | null;
}

export interface ReportDecision {
  readonly adminId: Id;
  readonly outcome: ReportOutcome;
  /** For the reporter. */
  readonly answer: string;
  readonly at: number;
}

/** The person has reached the maximum of reports per day. */
export class TooManyReports extends domainError('report/too-many', 'too-many') {
  constructor(override readonly retryAfterSeconds: number) {
    super();
  }
}

/** There is another decision already. */
export const ReportDecided = domainError('report/already-decided', 'conflict');

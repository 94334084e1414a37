import { type Withdrawal as WireWithdrawal } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Withdrawal } from '../domain/withdrawal';

export interface WithdrawalPage {
  readonly withdrawals: readonly WireWithdrawal[];
  /** Cursor of the following page; null at the end. */
  readonly next: string | null;
}

/** What was paid out within one quarter of an hour that begins at `at`, in milliseconds since the epoch. */
export interface Payouts {
  readonly at: number;
  readonly coins: number;
}

/** What screens show of withdrawals. */
export abstract class WithdrawalPages {
  /** A worker's own requests, newest first. */
  abstract ofWorker(workerId: Id, cursor: string | undefined, size: number): Promise<WithdrawalPage>;

  /** One request, as it is. */
  abstract shown(withdrawal: Withdrawal): Promise<WireWithdrawal>;

  /** The pending ones first, those that wait longest in front, then the decided ones, latest first. */
  abstract forAdmin(cursor: string | undefined, size: number): Promise<WithdrawalPage>;

  /** Cents of all accepted ones. */
  abstract centsPaidOut(): Promise<number>;

  /** The same as the last survey found, which costs one row; undefined before the first. */
  abstract surveyedCentsPaidOut(): Promise<number | undefined>;

  /** Cents of withdrawals that were accepted from `from` until before `until` (milliseconds since the epoch). */
  abstract centsPaidOutBetween(from: number, until: number): Promise<number>;

  /** Accepted since `time` (milliseconds since the epoch), by quarters of an hour. */
  abstract payoutsSince(time: number): Promise<readonly Payouts[]>;

  /** How many wait for a decision; counted no further than 10,000. */
  abstract pendingCount(): Promise<number>;
}

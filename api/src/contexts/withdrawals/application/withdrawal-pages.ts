import { type Withdrawal as WireWithdrawal } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Withdrawal } from '../domain/withdrawal';

export interface WithdrawalPage {
  readonly withdrawals: readonly WireWithdrawal[];
  /** Cursor of the following page; null at the end. */
  readonly next: string | null;
}

/** What screens show of withdrawals. */
export abstract class WithdrawalPages {
  /** A worker's own requests, newest first. */
  abstract ofWorker(workerId: Id, cursor: string | undefined, size: number): Promise<WithdrawalPage>;

  /** One of a worker's own, or for an Admin (undefined) anybody's; undefined for none. */
  abstract one(id: Id, workerId: Id | undefined): Promise<WireWithdrawal | undefined>;

  /** How a request is shown that the worker makes meanwhile: what is told of them is read beside it, in one trip with what it begins with. */
  abstract ofAsking(workerId: Id): Promise<(withdrawal: Withdrawal) => WireWithdrawal>;

  /** The pending ones first, those that wait longest in front, then the decided ones, latest first. */
  abstract forAdmin(cursor: string | undefined, size: number): Promise<WithdrawalPage>;

  /** How many wait for a decision; counted no further than 10,000. */
  abstract pendingCount(): Promise<number>;
}

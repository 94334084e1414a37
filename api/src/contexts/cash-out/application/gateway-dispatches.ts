import { type PayoutDoubt } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Payout } from '../domain/payout';

/** A payout that this process has leased until `until`. */
export interface Leased {
  readonly payout: Payout;
  readonly accountNumber: string;
  /** 0: never. */
  readonly submittedAt: number;
  readonly until: number;
}

/** Stores when payouts were sent to the payout gateway, and when to poll it next. */
export abstract class GatewayDispatches {
  /** At most `limit` payouts to submit or to poll at `now`. */
  abstract due(now: number, limit: number): Promise<readonly Id[]>;

  /** Leases a payout for this process; undefined where another process has it. */
  abstract lease(id: Id, now: number, until: number): Promise<Leased | undefined>;

  /** Stores, before the call, that it is sent. False where the lease has expired. */
  abstract storeDispatch(leased: Leased, now: number, nextPoll: number): Promise<boolean>;

  abstract pollAt(id: Id, at: number): Promise<void>;

  /** Ends polling, since an Admin has to check it. False where that was stored before. */
  abstract markDoubtful(id: Id, doubt: PayoutDoubt): Promise<boolean>;
}

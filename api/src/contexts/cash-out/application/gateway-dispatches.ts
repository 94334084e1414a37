import { type PayoutDoubt } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Payout } from '../domain/payout';

/** A payout that this process may deal with until `until`. */
export interface Claimed {
  readonly payout: Payout;
  readonly accountNumber: string;
  /** 0: never. */
  readonly submittedAt: number;
  readonly until: number;
}

/** Which payouts a service was given, and when to look at them next. */
export abstract class GatewayDispatches {
  /** At most `limit` that nobody took, or that are to be asked about, at `now`. */
  abstract due(now: number, limit: number): Promise<readonly Id[]>;

  /** Takes one for the service, and keeps it from other processes; undefined where somebody else has it. */
  abstract claim(id: Id, now: number, until: number): Promise<Claimed | undefined>;

  /** Notes, before it is done, that it is submitted now. False where the claim ran out. */
  abstract note(claimed: Claimed, now: number, askAt: number): Promise<boolean>;

  abstract askAt(id: Id, at: number): Promise<void>;

  /** Nobody asks any more: a person has to look. False where one was told already. */
  abstract doubt(id: Id, doubt: PayoutDoubt): Promise<boolean>;
}

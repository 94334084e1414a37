import { type Payout as WirePayout, type PayoutStanding, type PayoutState } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

export interface PayoutPage {
  readonly payouts: readonly WirePayout[];
  /** Cursor of the following page; null at the end. */
  readonly next: string | null;
}

/** What arrived within one quarter of an hour that begins at `at`, in milliseconds since the epoch. */
export interface Arrived {
  readonly at: number;
  readonly coins: number;
  readonly cents: number;
}

/** What screens show of payouts. */
export abstract class PayoutPages {
  /** Where the money of withdrawals is, by the id of those that were accepted. */
  abstract standingsOf(withdrawalIds: readonly Id[]): Promise<ReadonlyMap<Id, PayoutStanding>>;

  /** Those that are under way as they are due, the ended ones latest first. */
  abstract page(state: PayoutState, cursor: string | undefined, size: number): Promise<PayoutPage>;

  /** Cents of all that did not fail. */
  abstract centsPromised(): Promise<number>;

  /** Cents of all that arrived, as the last survey found; undefined before the first. */
  abstract surveyedCentsPaidOut(): Promise<number | undefined>;

  /** Cents that arrived from `from` until before `until` (milliseconds since the epoch). */
  abstract centsPaidOutBetween(from: number, until: number): Promise<number>;

  /** What arrived since `time` (milliseconds since the epoch), by quarters of an hour. */
  abstract arrivedSince(time: number): Promise<readonly Arrived[]>;

  /** How many are promised for a time that has passed; counted no further than 10,000. */
  abstract overdueCount(): Promise<number>;
}

import { type Id } from '../../../kernel/ids';

/** Coins sold within one quarter of an hour that begins at `at`, in milliseconds since the epoch. */
export interface Sales {
  readonly at: number;
  readonly coins: number;
}

/** What other contexts show of payments; settled ones alone count. */
export abstract class PaymentPages {
  /** Cents that one buyer paid. */
  abstract centsPaidBy(buyerId: Id): Promise<number>;

  /** Cents that everybody paid, as the last survey found; undefined before the first. */
  abstract surveyedCentsReceived(): Promise<number | undefined>;

  /** Since `time` (milliseconds since the epoch), by quarters of an hour. */
  abstract salesSince(time: number): Promise<readonly Sales[]>;
}

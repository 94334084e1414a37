import { type CountChange, type Payment } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Periods } from '../../../kernel/periods';

/** Coins sold within one quarter of an hour that begins at `at`, in milliseconds since the epoch. */
export interface Sales {
  readonly at: number;
  readonly coins: number;
}

/** Cents that one buyer paid: all of them, and those of the purchases that they began of late. */
export interface Paid extends CountChange {
  readonly cents: number;
}

export interface PaymentPage {
  readonly data: readonly Payment[];
  /** Cursor of the following page; null at the end. */
  readonly page: { readonly next: string | null };
}

/** What screens show of payments; in sums settled ones alone count. */
export abstract class PaymentPages {
  /** A buyer's own purchases, newest first. */
  abstract ofBuyer(buyerId: Id, buyerEmail: string, cursor: string | undefined, size: number): Promise<PaymentPage>;

  /** One, with its buyer; undefined for none. */
  abstract one(id: Id): Promise<{ readonly buyerId: Id; readonly payment: Payment } | undefined>;

  abstract paidBy(buyerId: Id, periods: Periods): Promise<Paid>;

  /** Cents that everybody paid, as the last survey found; undefined before the first. */
  abstract surveyedCentsReceived(): Promise<number | undefined>;

  /** Cents that everybody paid from `from` until before `until` (milliseconds since the epoch). */
  abstract centsReceivedBetween(from: number, until: number): Promise<number>;

  /** Cents of purchases that payers got back or dispute, by what was heard before `until` (milliseconds since the epoch); of each no more than its price. */
  abstract centsReturnedUntil(until: number): Promise<number>;

  /** Since `time` (milliseconds since the epoch), by quarters of an hour. */
  abstract salesSince(time: number): Promise<readonly Sales[]>;
}

import { type PaymentCaseKind, type PaymentCaseReason } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Purchase } from './purchase';

/** What a payment service says was paid: cents of the currency, by one checkout. */
export interface Paid {
  readonly sessionId: string;
  /** The service's name of the payment itself, by which it speaks of refunds and disputes. */
  readonly paymentId: string | null;
  readonly cents: number;
  /** Three lower-case letters. */
  readonly currency: string;
}

/** Something about money at the payment service that the server cannot decide, for an Admin to look at. */
export interface PaymentException {
  readonly id: Id;
  /** What it is about; the same is recorded once. */
  readonly subject: string;
  readonly kind: PaymentCaseKind;
  readonly reason: PaymentCaseReason;
  /** The payment service's name of it, to be found in its own pages. */
  readonly payment: string;
  readonly cents: number;
  readonly currency: string;
  readonly purchaseId: Id | null;
  /** Coins taken out of circulation for it. */
  readonly frozen: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The currency of every checkout. */
export const CURRENCY = 'usd';

/**
 * Why what was paid is not this purchase; undefined where it is. A purchase whose checkout was opened and whose name did not
 * reach us any more is known by its own id, price and currency alone.
 */
export function mismatchOf(purchase: Purchase | undefined, paid: Paid): PaymentCaseReason | undefined {
  if (!purchase) return 'purchase';
  if (purchase.checkoutSession !== null && purchase.checkoutSession !== paid.sessionId) return 'session';
  if (paid.currency !== CURRENCY) return 'currency';
  return paid.cents === purchase.cents ? undefined : 'amount';
}

/** The coins that a part of the price paid for, rounded up: a refund of half takes half. */
export function coinsPaidBy({ coins, cents }: Pick<Purchase, 'coins' | 'cents'>, part: number): number {
  return Math.min(coins, Math.ceil((coins * part) / cents));
}

/**
 * Cents of a purchase's price that went back, by an amount of what its payer was charged. In another currency it is that part of the
 * whole payment, and all of it where the whole is not known.
 */
export function centsTaken(
  { cents: price }: Pick<Purchase, 'cents'>,
  told: { readonly cents: number; readonly whole: number | undefined; readonly currency: string },
): number {
  if (told.currency === CURRENCY) return told.cents;
  return told.whole ? Math.min(price, Math.ceil((price * told.cents) / told.whole)) : price;
}

/** Money of one purchase that went back or is disputed, and the coins that could be frozen for it. */
export interface ChargebackEvent extends Pick<Purchase, 'coins' | 'cents'> {
  /** Cents, as the payment service last told; never more than the price counts. */
  readonly gone: number;
  readonly frozen: number;
}

/** What the house lost: money that is gone, coins of it that were spent before, and the price of these, in cents rounded up. */
export interface Loss {
  readonly takenBack: number;
  readonly coins: number;
  readonly cents: number;
}

export function lossOf(purchases: readonly ChargebackEvent[]): Loss {
  const loss = { takenBack: 0, coins: 0, cents: 0 };
  for (const purchase of purchases) {
    const takenBack = Math.min(purchase.gone, purchase.cents);
    const lost = Math.max(0, coinsPaidBy(purchase, takenBack) - purchase.frozen);
    loss.takenBack += takenBack;
    loss.coins += lost;
    loss.cents += Math.min(takenBack, Math.ceil((lost * purchase.cents) / purchase.coins));
  }
  return loss;
}

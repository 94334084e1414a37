import { dollarsOfCents, type PaymentCaseKind, type PaymentCaseReason } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Purchase } from './purchase';

/** A payment according to the payment gateway: cents of the currency, by one checkout. */
export interface Paid {
  readonly sessionId: string;
  /** The gateway's id of the payment itself; refunds and disputes refer to it. */
  readonly gatewayPaymentId: string | null;
  readonly cents: number;
  /** Currency code in lower case. */
  readonly currency: string;
}

/** A payment event that the server cannot decide, for an Admin to handle. */
export interface PaymentCase {
  readonly id: Id;
  /** Identifies the event; each subject is recorded once. */
  readonly subject: string;
  readonly kind: PaymentCaseKind;
  readonly reason: PaymentCaseReason;
  /** The payment gateway's id of the payment, or of the checkout where no purchase matches; its console has it. */
  readonly gatewayPaymentId: string;
  readonly cents: number;
  readonly currency: string;
  readonly purchaseId: Id | null;
  /** Coins frozen for it. */
  readonly frozen: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What the Admins are notified of a case. */
export function caseNotice({ id, kind, gatewayPaymentId, frozen, cents, currency }: PaymentCase) {
  const amount = `${dollarsOfCents(cents).toFixed(2)} ${currency.toUpperCase()}`;
  return [`payment/case-${kind}`, { payment: gatewayPaymentId, amount, coins: frozen, about: id }] as const;
}

/** The currency of every checkout. */
export const CURRENCY = 'usd';

/**
 * Why a payment does not match the purchase; undefined where it matches. Without a stored checkout (its response was
 * lost) only id, currency and amount are compared.
 */
export function mismatchOf(purchase: Purchase | undefined, paid: Paid): PaymentCaseReason | undefined {
  if (!purchase) return 'purchase';
  if (purchase.checkoutSession !== null && purchase.checkoutSession !== paid.sessionId) return 'session';
  if (paid.currency !== CURRENCY) return 'currency';
  return paid.cents === purchase.cents ? undefined : 'amount';
}

/** The coins for a part of the price, rounded up: a refund of half takes half. */
export function coinsPaidBy({ coins, cents }: Pick<Purchase, 'coins' | 'cents'>, part: number): number {
  return Math.min(coins, Math.ceil((coins * part) / cents));
}

/**
 * Cents of a purchase's price that a refund or dispute takes. An amount in another currency counts as its share of the
 * whole payment. Where `paymentAmount` is unknown, it takes the full price.
 */
export function centsTaken(
  { cents: price }: Pick<Purchase, 'cents'>,
  reported: { readonly cents: number; readonly paymentAmount: number | undefined; readonly currency: string },
): number {
  if (reported.currency === CURRENCY) return reported.cents;
  return reported.paymentAmount ? Math.min(price, Math.ceil((price * reported.cents) / reported.paymentAmount)) : price;
}

/** What refunds and disputes took of one purchase. */
export interface Reversal {
  /** Cents of the largest refund and of all disputes; may exceed the price. */
  readonly gone: number;
  /** Coins clawed back, frozen or owed. */
  readonly clawedBack: number;
}

/** Refunded or disputed money of one purchase, and the coins that were frozen for it. */
export interface ReversedPurchase extends Pick<Purchase, 'coins' | 'cents'>, Pick<Reversal, 'gone'> {
  readonly frozen: number;
}

/**
 * The platform's loss: refunded money, the coins for it that could not be frozen, and their price in cents, rounded up.
 */
export interface Loss {
  readonly takenBack: number;
  readonly coins: number;
  readonly cents: number;
}

export function lossOf(purchases: readonly ReversedPurchase[]): Loss {
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

import { type Id } from '../../../kernel/ids';
import { type Paid } from '../domain/payment-case';
import { type Purchase } from '../domain/purchase';

/** Idempotency key of the buyer for one purchase; undefined for a purchase without one. */
export type PurchaseKey = string | undefined;

/** Stores purchases, and their idempotency keys until these expire. */
export abstract class Purchases {
  /**
   * Creates a purchase with a transaction id, inside the caller's unit of work, or returns the one with this key.
   * Throws IdempotencyKeyReused when that one has another number of coins.
   */
  abstract create(
    purchase: Omit<Purchase, 'transactionId'>,
    key: PurchaseKey,
  ): Promise<{ purchase: Purchase; isNew: boolean }>;

  abstract storeCheckout(id: Id, sessionId: string, url: string): Promise<void>;

  /** undefined: there is no such purchase. */
  abstract find(id: Id): Promise<Purchase | undefined>;

  /** The purchase that a payment of the gateway paid for. Locks it until the unit of work ends. */
  abstract lockPaidBy(gatewayPaymentId: string): Promise<Purchase | undefined>;

  /** Marks a purchase as paid by this payment; false when it was paid before. */
  abstract pay(id: Id, state: 'settled' | 'refund-due', now: number, paid: Paid): Promise<boolean>;

  /** Marks an unpaid purchase as failed; with `sessionId` only where that is its checkout. */
  abstract fail(id: Id, sessionId?: string): Promise<void>;

  /**
   * Deletes at most `limit` keys from before `time` and returns how many; the purchases stay. A purchase without a
   * checkout fails then, since no request can continue it.
   */
  abstract deleteOlderThan(time: number, limit: number): Promise<number>;
}

import { type ExpiringKeyStore } from '../../../platform/idempotency/purge-idempotency-keys';
import { type Id } from '../../../kernel/ids';
import { type Paid } from '../domain/payment-exception';
import { type Purchase } from '../domain/purchase';

/** The buyer's own name for one purchase, so that asking again finds it; undefined for a purchase without one. */
export type PurchaseKey = string | undefined;

/** Keeps purchases, and for a while the keys under which they were asked for. */
export abstract class Purchases implements ExpiringKeyStore {
  /**
   * Makes a purchase with a transaction id of its own, inside the caller's unit of work; or finds the one that was made under the
   * key before. Throws IdempotencyKeyReused when that one has another number of coins.
   */
  abstract make(
    purchase: Omit<Purchase, 'transactionId'>,
    key: PurchaseKey,
  ): Promise<{ purchase: Purchase; isNew: boolean }>;

  /** Remembers where to pay. */
  abstract keepCheckout(id: Id, sessionId: string, url: string): Promise<void>;

  /** undefined: there is no such purchase. */
  abstract find(id: Id): Promise<Purchase | undefined>;

  /** The settled purchase that a payment of the service paid for; nobody else changes it before the unit of work ends. */
  abstract holdPaidBy(paymentId: string): Promise<Purchase | undefined>;

  /** Marks a purchase paid, and by which payment; false when it was before. */
  abstract pay(id: Id, state: 'settled' | 'refund-due', now: number, paid: Paid): Promise<boolean>;

  /** Marks a purchase that was not paid as failed; with `sessionId` only where that is its checkout. */
  abstract fail(id: Id, sessionId?: string): Promise<void>;

  /** The purchases stay, their keys go; one whose checkout was never opened is given up: nobody can ask for it again. */
  abstract forgetOlderThan(time: number, limit: number): Promise<number>;
}

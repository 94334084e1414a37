import { Injectable } from '@nestjs/common';
import { Clock, HOUR_MS } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { canTransition } from '../../../kernel/transitions';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { RateLimits } from '../../../platform/limits/rate-limits';
import { People } from '../../people';
import { Ledger, transferFor } from '../../wallet';
import { PURCHASE_TRANSITIONS } from '../domain/transitions';
import { BuyerRemoved } from '../domain/payment.errors';
import { packageOf, type Purchase } from '../domain/purchase';
import { PaymentGateway } from './payment-gateway';
import { PaymentSettings } from './payment-settings';
import { type PurchaseKey, Purchases } from './purchases';

const NOT_OPENED = { checkoutSession: null, checkoutUrl: null };

interface Order {
  readonly buyerId: Id;
  readonly buyerEmail: string;
  readonly coins: number;
  readonly key: PurchaseKey;
}

/**
 * Buys a package of coins. Without a payment gateway the purchase is settled immediately. Otherwise the response has
 * the checkout's URL, and a message of the gateway settles the purchase. The same key returns the same purchase. Throws
 * UnknownPackage, IdempotencyKeyReused, BuyerRemoved, RateLimitExceeded or GatewayUnavailable.
 */
@Injectable()
export class BuyCoins {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly purchases: Purchases,
    private readonly ledger: Ledger,
    private readonly gateway: PaymentGateway,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly settings: PaymentSettings,
  ) {}

  async execute({ buyerId, buyerEmail, coins, key }: Order): Promise<Purchase> {
    const chosen = { ...packageOf(coins, this.settings.prices.packages), buyerId };
    const { checkouts } = this.gateway;
    const made = await this.make(chosen, key, checkouts ? 'created' : 'settled');
    if (!checkouts || !awaitsCheckout(made)) return made;
    try {
      const { sessionId, url } = await checkouts.open(made, buyerEmail);
      await this.purchases.storeCheckout(made.id, sessionId, url);
      return { ...made, checkoutSession: sessionId, checkoutUrl: url };
    } catch (error) {
      // With a key the buyer can retry and continue with this purchase.
      if (key === undefined) await this.purchases.fail(made.id);
      throw error;
    }
  }

  private make(chosen: Pick<Purchase, 'buyerId' | 'coins' | 'cents'>, key: PurchaseKey, state: Purchase['state']) {
    return this.unitOfWork.run(async () => {
      if (!(await this.people.lockIfExists(chosen.buyerId))) throw new BuyerRemoved();
      const draft = { ...chosen, id: newId(), state, madeAt: this.clock.now(), ...NOT_OPENED };
      const { purchase, isNew } = await this.purchases.create(draft, key);
      // A retry that opens no checkout is free; one that calls the gateway again is not.
      if (isNew || awaitsCheckout(purchase)) await this.takeFromLimit(purchase.buyerId);
      if (isNew && state === 'settled') await this.ledger.post(transferFor('purchase-settled', purchase));
      return purchase;
    });
  }

  private takeFromLimit(subject: Id): Promise<void> {
    return this.limits.take({ limit: 'purchase', subject, most: this.settings.limits.purchases, windowMs: HOUR_MS });
  }
}

const awaitsCheckout = ({ state, checkoutUrl }: Purchase) =>
  canTransition(PURCHASE_TRANSITIONS.opened, state, 'service') && checkoutUrl === null;

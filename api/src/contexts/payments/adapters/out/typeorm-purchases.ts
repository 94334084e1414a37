import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { TRANSACTION_ID_RANDOM_LENGTH } from '@kaaj/contract';
import { randomInt } from 'node:crypto';
import { type FindOptionsWhere, In, IsNull, LessThan, Not, type Repository } from 'typeorm';
import { type Id } from '../../../../kernel/ids';
import { isDuplicateKey } from '../../../../platform/database/storage-errors';
import { IdempotencyKeyReused } from '../../../../platform/idempotency/idempotency.errors';
import { type PurchaseKey, type Purchases } from '../../application/purchases';
import { PURCHASE_TRANSITIONS } from '../../domain/transitions';
import { type Paid } from '../../domain/payment-case';
import { type Purchase } from '../../domain/purchase';
import { PURCHASE, type PurchaseRow, PurchaseSchema } from './payment.schema';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** With 60 million ids, even a second attempt is rare before millions of purchases. */
const MAX_ATTEMPTS = 10;

@Injectable()
export class TypeormPurchases implements Purchases {
  constructor(@InjectRepository(PurchaseSchema) private readonly purchases: Repository<PurchaseRow>) {}

  async create(
    draft: Omit<Purchase, 'transactionId'>,
    key: PurchaseKey,
  ): Promise<{ purchase: Purchase; isNew: boolean }> {
    for (let attempts = 1; ; attempts += 1) {
      const purchase = { ...draft, transactionId: newTransactionId() };
      const settledAt = draft.state === 'settled' ? draft.madeAt : 0;
      try {
        await this.purchases.insert({ ...purchase, settledAt, requestKey: key ?? null, payment: null });
        return { purchase, isNew: true };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const earlier = key === undefined ? undefined : await this.one({ requestKey: key });
        if (earlier && earlier.coins !== draft.coins) throw new IdempotencyKeyReused();
        if (earlier) return { purchase: earlier, isNew: false };
        if (attempts === MAX_ATTEMPTS) throw error;
      }
    }
  }

  async storeCheckout(id: Id, checkoutSession: string, checkoutUrl: string): Promise<void> {
    await this.purchases.update({ id, ...fromStates('opened') }, { checkoutSession, checkoutUrl });
  }

  find(id: Id): Promise<Purchase | undefined> {
    return this.one({ id });
  }

  async lockPaidBy(payment: string): Promise<Purchase | undefined> {
    const { affected } = await this.purchases.update({ payment }, { payment: () => 'payment' });
    // A row that is inserted after this UPDATE is not locked: two readers of it would claim its coins twice.
    return affected === 0 ? undefined : this.one({ payment });
  }

  async pay(id: Id, state: 'settled' | 'refund-due', settledAt: number, paid: Paid): Promise<boolean> {
    const { affected } = await this.purchases.update(
      { id, ...fromStates(state) },
      { state, settledAt, checkoutUrl: null, checkoutSession: paid.sessionId, payment: paid.gatewayPaymentId },
    );
    return affected === 1;
  }

  async fail(id: Id, sessionId?: string): Promise<void> {
    const waiting = { id, ...fromStates('failed') };
    const states = sessionId === undefined ? [{}] : [{ checkoutSession: IsNull() }, { checkoutSession: sessionId }];
    const which = states.map((checkout) => ({ ...waiting, ...checkout }));
    await this.purchases.update(which, { state: 'failed', checkoutUrl: null });
  }

  async deleteOlderThan(time: number, limit: number): Promise<number> {
    const old = { requestKey: Not(IsNull()), madeAt: LessThan(time) };
    const found = await this.purchases.find({ select: { id: true }, where: old, take: limit });
    if (found.length === 0) return 0;
    const id = In(found.map((purchase) => purchase.id));
    await this.purchases.update({ id, ...fromStates('failed'), checkoutSession: IsNull() }, { state: 'failed' });
    await this.purchases.update({ id }, { requestKey: null });
    return found.length;
  }

  private async one(where: FindOptionsWhere<PurchaseRow>): Promise<Purchase | undefined> {
    return (await this.purchases.findOne({ select: PURCHASE, where })) ?? undefined;
  }
}

const fromStates = (change: keyof typeof PURCHASE_TRANSITIONS) => ({
  state: In([...PURCHASE_TRANSITIONS[change].from]),
});

function newTransactionId(): string {
  const random = Array.from({ length: TRANSACTION_ID_RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `TXN${random.join('')}`;
}

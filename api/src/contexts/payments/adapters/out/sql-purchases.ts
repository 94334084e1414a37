import { Injectable } from '@nestjs/common';
import { TRANSACTION_ID_RANDOM_LENGTH } from '@kaaj/contract';
import { randomInt } from 'node:crypto';
import { cents, coins } from '../../../../kernel/coins';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { comesFrom } from '../../../../platform/database/guards';
import { isDuplicateKey } from '../../../../platform/database/storage-errors';
import { KeyUsedOtherwise } from '../../../../platform/idempotency/idempotency.errors';
import { type PurchaseKey, Purchases } from '../../application/purchases';
import { type Paid } from '../../domain/payment-case';
import { PURCHASE_MOVES, type PurchaseState } from '../../domain/moves';
import { type Purchase } from '../../domain/purchase';

export interface PurchaseRecord {
  readonly id: Id;
  readonly buyer_id: Id;
  readonly coins: number;
  readonly cents: number;
  readonly transaction_id: string;
  readonly state: PurchaseState;
  readonly made_at: number;
  readonly checkout_session: string | null;
  readonly checkout_url: string | null;
}

export const PURCHASE_COLUMNS =
  'id, buyer_id, coins, cents, transaction_id, state, made_at, checkout_session, checkout_url';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** With 60 million ids, even a second try is rare before millions of purchases. */
const TRIES = 10;

/** In SQL: each move is one guarded statement. */
@Injectable()
export class SqlPurchases extends Purchases {
  constructor(private readonly database: Database) {
    super();
  }

  async make(
    draft: Omit<Purchase, 'transactionId'>,
    key: PurchaseKey,
  ): Promise<{ purchase: Purchase; isNew: boolean }> {
    for (let tries = 1; ; tries += 1) {
      const purchase = { ...draft, transactionId: newTransactionId() };
      try {
        await this.insert(purchase, key);
        return { purchase, isNew: true };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const earlier = key === undefined ? undefined : await this.one('request_key', key);
        if (earlier && earlier.coins !== draft.coins) throw new KeyUsedOtherwise();
        if (earlier) return { purchase: earlier, isNew: false };
        if (tries === TRIES) throw error;
      }
    }
  }

  async keepCheckout(id: Id, sessionId: string, url: string): Promise<void> {
    await this.database.execute(
      `UPDATE purchase SET checkout_session = ?, checkout_url = ? WHERE id = ? AND ${cameFrom('opened')}`,
      [sessionId, url, id],
    );
  }

  find(id: Id): Promise<Purchase | undefined> {
    return this.one('id', id);
  }

  async holdPaidBy(paymentId: string): Promise<Purchase | undefined> {
    await this.database.execute('UPDATE purchase SET payment = payment WHERE payment = ?', [paymentId]);
    return this.one('payment', paymentId);
  }

  async pay(id: Id, state: 'settled' | 'refund-due', now: number, { sessionId, paymentId }: Paid): Promise<boolean> {
    const hit = await this.database.execute(
      `UPDATE purchase SET state = ?, settled_at = ?, checkout_url = NULL, checkout_session = ?, payment = ?
       WHERE id = ? AND ${cameFrom(state)}`,
      [state, now, sessionId, paymentId, id],
    );
    return hit === 1;
  }

  async fail(id: Id, sessionId?: string): Promise<void> {
    const own = sessionId === undefined ? '' : ' AND (checkout_session IS NULL OR checkout_session = ?)';
    await this.database.execute(
      `UPDATE purchase SET state = 'failed', checkout_url = NULL WHERE id = ? AND ${cameFrom('failed')}${own}`,
      [id, ...(sessionId === undefined ? [] : [sessionId])],
    );
  }

  async forgetOlderThan(time: number, limit: number): Promise<number> {
    const rows = await this.database.query<{ id: Id }>(
      'SELECT id FROM purchase WHERE request_key IS NOT NULL AND made_at < ? LIMIT ?',
      [time, limit],
    );
    if (rows.length === 0) return 0;
    await this.database.execute(
      `UPDATE purchase SET request_key = NULL,
         state = CASE WHEN ${cameFrom('failed')} AND checkout_session IS NULL THEN 'failed' ELSE state END
       WHERE id IN (${rows.map(() => '?').join(', ')})`,
      rows.map(({ id }) => id),
    );
    return rows.length;
  }

  private async insert(purchase: Purchase, key: PurchaseKey): Promise<void> {
    const { id, buyerId, transactionId, state, madeAt, checkoutSession, checkoutUrl } = purchase;
    await this.database.execute(
      `INSERT INTO purchase (${PURCHASE_COLUMNS}, settled_at, request_key)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        buyerId,
        purchase.coins,
        purchase.cents,
        transactionId,
        state,
        madeAt,
        checkoutSession,
        checkoutUrl,
        state === 'settled' ? madeAt : 0,
        key ?? null,
      ],
    );
  }

  private async one(column: 'id' | 'request_key' | 'payment', value: string): Promise<Purchase | undefined> {
    const [row] = await this.database.query<PurchaseRecord>(
      `SELECT ${PURCHASE_COLUMNS} FROM purchase WHERE ${column} = ?`,
      [value],
    );
    return row && purchaseOf(row);
  }
}

const cameFrom = (change: keyof typeof PURCHASE_MOVES) => comesFrom(PURCHASE_MOVES[change], 'state');

function purchaseOf(row: PurchaseRecord): Purchase {
  return {
    id: row.id,
    buyerId: row.buyer_id,
    coins: coins(row.coins),
    cents: cents(row.cents),
    transactionId: row.transaction_id,
    state: row.state,
    madeAt: row.made_at,
    checkoutSession: row.checkout_session,
    checkoutUrl: row.checkout_url,
  };
}

function newTransactionId(): string {
  const random = Array.from({ length: TRANSACTION_ID_RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `TXN${random.join('')}`;
}

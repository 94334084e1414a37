import { Injectable } from '@nestjs/common';
import { dollarsOfCents, type PaymentCase as WireCase } from '@kaaj/contract';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { insertRows } from '../../../../platform/database/insert-rows';
import { sql } from '../../../../platform/database/sql';
import { insertIfAbsent } from '../../../../platform/database/insert-if-absent';
import { toPage, decodeCursor } from '../../../../platform/paging/cursor';
import { PaymentCases } from '../../application/payment-cases';
import { type Loss, lossOf, type PaymentCase, type Reversal, type ReversedPurchase } from '../../domain/payment-case';

interface Row extends Omit<PaymentCase, 'subject' | 'gatewayPaymentId' | 'purchaseId'> {
  readonly payment: string;
  readonly owed: number;
  readonly transaction_id: string | null;
}

/**
 * Cents that went back, for the cases `noted` of one purchase. A refund reports the total so far, so the largest is the
 * latest. A dispute reports only its own amount.
 */
export const CENTS_GONE = sql`MAX(CASE noted.kind WHEN 'refunded' THEN noted.cents ELSE 0 END)
  + SUM(CASE noted.kind WHEN 'disputed' THEN noted.cents ELSE 0 END)`;

/** SQL without the ORM: sums, and a list joined with purchases. */
@Injectable()
export class SqlPaymentCases implements PaymentCases {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  record({ gatewayPaymentId: payment, ...paymentCase }: PaymentCase) {
    const { id, subject, kind, reason, cents, currency, purchaseId, frozen, at } = paymentCase;
    const row = { id, subject, kind, reason, payment, cents, currency, purchaseId, frozen, at, doneAt: 0 };
    return insertIfAbsent(() => insertRows(this.database, 'payment_case', [row]));
  }

  async unassignedFor(gatewayPaymentId: string): Promise<readonly PaymentCase[]> {
    const where = sql`payment = ? AND purchase_id IS NULL AND kind IN ('refunded', 'disputed')`;
    // An UPDATE waits for a case that another transaction is inserting; a SELECT would miss it.
    const lock = sql`UPDATE payment_case SET frozen = frozen WHERE ${where}`;
    if ((await this.database.execute(lock, [gatewayPaymentId])) === 0) return [];
    return this.database.query<PaymentCase>(
      sql`SELECT id, subject, kind, reason, payment AS gatewayPaymentId, cents, currency, purchase_id AS purchaseId,
         frozen, at
       FROM payment_case WHERE ${where} ORDER BY id`,
      [gatewayPaymentId],
    );
  }

  async assign({ id, purchaseId, cents, currency, frozen }: Parameters<PaymentCases['assign']>[0]): Promise<void> {
    await this.database.execute(
      sql`UPDATE payment_case SET purchase_id = ?, cents = ?, currency = ?, frozen = ? WHERE id = ?`,
      [purchaseId, cents, currency, frozen, id],
    );
  }

  async reversalOf(purchaseId: Id): Promise<Reversal> {
    const reversal = await this.database.first<Reversal>(
      sql`SELECT ${CENTS_GONE} AS gone, SUM(noted.frozen + COALESCE(lien.coins, 0)) AS clawedBack
       FROM payment_case noted LEFT JOIN lien ON lien.id = noted.id WHERE noted.purchase_id = ? GROUP BY purchase_id`,
      [purchaseId],
    );
    return reversal ?? { gone: 0, clawedBack: 0 };
  }

  async open(cursor: string | undefined, size: number) {
    const position = decodeCursor(cursor, [''] as const);
    const rows = await this.database.query<Row>(
      sql`SELECT noted.id, noted.kind, noted.reason, noted.payment, noted.cents, noted.currency, noted.at,
         noted.frozen + COALESCE(lien.coins - lien.owed, 0) AS frozen, COALESCE(lien.owed, 0) AS owed,
         purchase.transaction_id
       FROM payment_case noted LEFT JOIN purchase ON purchase.id = noted.purchase_id LEFT JOIN lien ON lien.id = noted.id
       WHERE noted.done_at = 0${position ? sql` AND noted.id > ?` : sql``} ORDER BY noted.id LIMIT ?`,
      [...(position ?? []), size + 1],
    );
    const { rows: shown, next } = toPage(rows, size, ({ id }) => [id]);
    return { data: shown.map(wireCase), page: { next } };
  }

  async loss(): Promise<Loss> {
    const rows = await this.database.query<ReversedPurchase>(
      sql`SELECT purchase.coins, purchase.cents, taken.gone, taken.frozen
       FROM (SELECT purchase_id, ${CENTS_GONE} AS gone, SUM(frozen + COALESCE(lien.coins - lien.owed, 0)) AS frozen
             FROM payment_case noted LEFT JOIN lien ON lien.id = noted.id
             WHERE purchase_id IS NOT NULL AND kind IN ('refunded', 'disputed') GROUP BY purchase_id) taken
       JOIN purchase ON purchase.id = taken.purchase_id`,
    );
    return lossOf(rows);
  }

  count(): Promise<number> {
    const statement = sql`SELECT COUNT(*) AS n FROM payment_case WHERE done_at = 0`;
    return this.database.number(statement);
  }

  done(id: Id): Promise<boolean> {
    const statement = sql`UPDATE payment_case SET done_at = ? WHERE id = ? AND done_at = 0`;
    return this.database.executeGuarded(statement, [this.clock.now(), id]);
  }
}

function wireCase({ id, at, cents, frozen, owed, transaction_id: transID, ...row }: Row): WireCase {
  const time = new Date(at).toISOString();
  return { _id: id, time, ...row, amount: dollarsOfCents(cents), frozenCoins: frozen, owedCoins: owed, transID };
}

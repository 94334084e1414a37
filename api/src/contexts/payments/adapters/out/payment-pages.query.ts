import { Injectable } from '@nestjs/common';
import { type Payment, type CountChange, type PageEnvelope } from '@kaaj/contract';
import { type Id, minIdAt } from '../../../../kernel/ids';
import { type ComparisonWindow } from '../../../../kernel/comparison-window';
import { Database } from '../../../../platform/database/database';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { forceIndex } from '../../../../platform/database/dialect';
import { toPage, decodeCursor } from '../../../../platform/paging/cursor';
import { floorToQuarterHour } from '../../../../platform/database/quarter-hour';
import { sql } from '../../../../platform/database/sql';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { type LatestTotals, latestTotals } from '../../../../platform/aggregates/grouped-totals';
import { People } from '../../../people';
import { wirePayment } from '../../application/wire-payment';
import { type Purchase } from '../../domain/purchase';
import { PURCHASE } from './payment.schema';
import { CENTS_GONE } from './sql-payment-cases';

/** Coins sold within one quarter of an hour that begins at `at`, in milliseconds since the epoch. */
export interface Sales {
  readonly at: number;
  readonly coins: number;
}

/** Cents that one buyer paid: in total, and for recently created purchases. */
export interface Paid extends CountChange {
  readonly cents: number;
}

const FIELDS = selectList(PURCHASE);

/**
 * Payment queries for pages. Only settled payments count in sums. SQL without the ORM: sums and a list, along indexes
 * that the statements name.
 */
@Injectable()
export class PaymentPagesQuery {
  private readonly centsByState: LatestTotals<'settled'>;

  constructor(
    private readonly database: Database,
    private readonly people: People,
    aggregates: AggregateRefresher,
  ) {
    const cents = { table: sql`purchase`, by: sql`state`, of: sql`cents` };
    this.centsByState = latestTotals('purchases', { settled: 0 }, cents, database, aggregates);
  }

  /** A buyer's own purchases, newest first. */
  async ofBuyer(
    buyerId: Id,
    buyerEmail: string,
    cursor: string | undefined,
    size: number,
  ): Promise<PageEnvelope<Payment>> {
    const position = decodeCursor(cursor, [''] as const);
    const rows = await this.database.query<Purchase>(
      sql`SELECT ${FIELDS} FROM purchase ${forceIndex('purchase_of_buyer', this.database)}
       WHERE buyer_id = ?${position ? sql` AND id < ?` : sql``} ORDER BY id DESC LIMIT ?`,
      [buyerId, ...(position ?? []), size + 1],
    );
    const { rows: shown, next } = toPage(rows, size, ({ id }) => [id]);
    return { data: shown.map((purchase) => wirePayment(purchase, buyerEmail)), page: { next } };
  }

  async one(id: Id): Promise<{ readonly buyerId: Id; readonly payment: Payment } | undefined> {
    const purchase = await this.database.first<Purchase>(sql`SELECT ${FIELDS} FROM purchase WHERE id = ?`, [id]);
    if (!purchase) return undefined;
    const buyer = (await this.people.cards([purchase.buyerId])).get(purchase.buyerId);
    return { buyerId: purchase.buyerId, payment: wirePayment(purchase, buyer?.email ?? '') };
  }

  /** One statement with one indexed subquery per figure. */
  async paidBy(buyerId: Id, { from, turn }: ComparisonWindow): Promise<Paid> {
    const paid = sql`SELECT COALESCE(SUM(cents), 0) FROM purchase`;
    const created = sql`${paid} ${forceIndex('purchase_of_buyer', this.database)} WHERE buyer_id = ? AND state = 'settled'`;
    const [since, start] = [minIdAt(turn), minIdAt(from)];
    const row = await this.database.first<Paid>(
      sql`SELECT (${paid} WHERE buyer_id = ? AND state = 'settled') AS cents, (${created} AND id >= ?) AS lately, (${created} AND id >= ? AND id < ?) AS earlier`,
      [buyerId, buyerId, since, buyerId, start, since],
    );
    return row as Paid;
  }

  /** Cents that all buyers paid, as last computed by the aggregate job; undefined before its first run. */
  async surveyedCentsReceived(): Promise<number | undefined> {
    return (await this.centsByState())?.settled;
  }

  /** Cents that all buyers paid from `from` until before `until` (milliseconds since the epoch). */
  centsReceivedBetween(from: number, until: number): Promise<number> {
    return this.database.number(
      sql`SELECT SUM(cents) AS cents FROM purchase WHERE state = 'settled' AND settled_at >= ? AND settled_at < ?`,
      [from, until],
    );
  }

  /**
   * Cents of refunded or disputed purchases that were paid before `until` (milliseconds since the epoch), by messages
   * received before it. Each counts at most its price.
   */
  centsReturnedUntil(until: number): Promise<number> {
    return this.database.number(
      sql`SELECT SUM(CASE WHEN back > paid THEN paid ELSE back END) AS cents FROM (
         SELECT ${CENTS_GONE} AS back, MAX(purchase.cents) AS paid
         FROM payment_case noted JOIN purchase ON purchase.id = noted.purchase_id
         WHERE noted.kind IN ('refunded', 'disputed') AND noted.at < ?
           AND purchase.state = 'settled' AND purchase.settled_at < ?
         GROUP BY noted.purchase_id
       ) each_purchase`,
      [until, until],
    );
  }

  /** Since `time` (milliseconds since the epoch), by quarter of an hour. */
  salesSince(time: number): Promise<readonly Sales[]> {
    return this.database.query<Sales>(
      sql`SELECT ${floorToQuarterHour(sql`settled_at`)} AS at, SUM(coins) AS coins FROM purchase
       WHERE state = 'settled' AND settled_at >= ? GROUP BY at ORDER BY at`,
      [time],
    );
  }
}

import { Injectable } from '@nestjs/common';
import { dollarsOfCents, type Payout as WirePayout, type PayoutState } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { Clock } from '../../../../kernel/clock';
import { Database } from '../../../../platform/database/database';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { floorToQuarterHour } from '../../../../platform/database/quarter-hour';
import { identifier, placeholders, sql } from '../../../../platform/database/sql';
import { forceIndex } from '../../../../platform/database/dialect';
import { toPage, decodeCursor, type Page } from '../../../../platform/paging/cursor';
import { AggregateRefresher } from '../../../../platform/aggregates/aggregate-refresher';
import { type LatestTotals, latestTotals } from '../../../../platform/aggregates/grouped-totals';
import { toAvatar, People, type PersonSummary } from '../../../people';
import { GATEWAY, isOverdue, type Payout } from '../../domain/payout';
import { PAYOUT } from './withdrawal.schema';

/** Payouts that arrived within one quarter of an hour that begins at `at`, in milliseconds since the epoch. */
export interface Arrived {
  readonly at: number;
  readonly coins: number;
  readonly cents: number;
}

const FIELDS = selectList(PAYOUT);

const COUNT_LIMIT = 10_000;

/** In progress: the next due first. Ended: latest first. */
const IN_PROGRESS = { index: 'payout_due', column: 'due', beyond: sql`>`, order: sql`` } as const;
const ENDED = { index: 'payout_ended', column: 'at', beyond: sql`<`, order: sql` DESC` } as const;
const RANGES = { queued: IN_PROGRESS, sent: IN_PROGRESS, confirmed: ENDED, failed: ENDED } as const;

interface TakenBatch {
  readonly id: Id;
  readonly adminId: Id;
}

/**
 * Payout queries for pages. SQL without the ORM: sums, a count with a limit, and lists along indexes that the
 * statements name.
 */
@Injectable()
export class PayoutPagesQuery {
  private readonly centsByState: LatestTotals<'confirmed'>;

  constructor(
    private readonly database: Database,
    private readonly people: People,
    private readonly clock: Clock,
    aggregates: AggregateRefresher,
  ) {
    const cents = { table: sql`withdrawal`, by: sql`state`, of: sql`cents` };
    this.centsByState = latestTotals('payouts', { confirmed: 0 }, cents, database, aggregates);
  }

  /** Payouts in progress by due time; ended ones latest first. */
  async page(state: PayoutState, cursor: string | undefined, size: number): Promise<Page<WirePayout>> {
    const position = decodeCursor(cursor, [0, ''] as const);
    const { index, column: sorting, beyond, order } = RANGES[state];
    const column = identifier(sorting);
    const sorted = sql`${column}${order}, id${order}`;
    const parts = position
      ? [
          {
            where: sql`state = ? AND ${column} = ? AND id ${beyond} ?`,
            by: sql`id${order}`,
            parameters: [state, ...position],
          },
          { where: sql`state = ? AND ${column} ${beyond} ?`, by: sorted, parameters: [state, position[0]] },
        ]
      : [{ where: sql`state = ?`, by: sorted, parameters: [state] }];
    const found: Payout[] = [];
    for (const { where, by, parameters } of parts) {
      if (found.length > size) break;
      const statement = sql`SELECT ${FIELDS} FROM withdrawal ${forceIndex(index, this.database)} WHERE ${where} ORDER BY ${by} LIMIT ?`;
      found.push(...(await this.database.query<Payout>(statement, [...parameters, size + 1 - found.length])));
    }
    const { rows, next } = toPage(found, size, (payout) => [payout[sorting], payout.id]);
    return { rows: await this.wire(rows), next };
  }

  /** Cents of all payouts that did not fail. */
  centsPromised(): Promise<number> {
    return this.database.number(
      sql`SELECT SUM(cents) AS cents FROM withdrawal WHERE state IN ('queued', 'sent', 'confirmed')`,
    );
  }

  /** Cents of all payouts that arrived, as last computed by the aggregate job; undefined before its first run. */
  async surveyedCentsPaidOut(): Promise<number | undefined> {
    return (await this.centsByState())?.confirmed;
  }

  /** Cents of payouts that arrived from `from` until before `until` (milliseconds since the epoch). */
  centsPaidOutBetween(from: number, until: number): Promise<number> {
    return this.database.number(
      sql`SELECT SUM(cents) AS cents FROM withdrawal WHERE state = 'confirmed' AND at >= ? AND at < ?`,
      [from, until],
    );
  }

  /** Payouts that arrived since `time` (milliseconds since the epoch), by quarter of an hour. */
  arrivedSince(time: number): Promise<readonly Arrived[]> {
    return this.database.query<Arrived>(
      sql`SELECT quarter AS at, SUM(coins) AS coins, SUM(cents) AS cents
       FROM (SELECT ${floorToQuarterHour(sql`at`)} AS quarter, coins, cents FROM withdrawal
         WHERE state = 'confirmed' AND at >= ?) arrived
       GROUP BY quarter ORDER BY quarter`,
      [time],
    );
  }

  /** Number of payouts that are past their due time; counts at most 10,000. */
  overdueCount(): Promise<number> {
    const now = this.clock.now();
    return this.database.number(
      sql`SELECT COUNT(*) AS overdue FROM (SELECT id FROM withdrawal WHERE state IN ('queued', 'sent') AND due < ? LIMIT ?) some`,
      [now, COUNT_LIMIT],
    );
  }

  private async wire(payouts: readonly Payout[]): Promise<readonly WirePayout[]> {
    const batches = await this.batchesOf(payouts);
    const ids = [...payouts.map(({ workerId }) => workerId), ...[...batches.values()].map(({ adminId }) => adminId)];
    const people = await this.people.cards([...new Set(ids)]);
    const now = this.clock.now();
    return payouts.map((payout) => wirePayout(payout, batches.get(payout.batchId), people, now));
  }

  private async batchesOf(payouts: readonly Payout[]): Promise<ReadonlyMap<Id, TakenBatch>> {
    const ids = [...new Set(payouts.map(({ batchId }) => batchId))].filter((id) => id !== '' && id !== GATEWAY);
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<TakenBatch>(
      sql`SELECT id, admin_id AS adminId FROM payout_batch WHERE id IN (${placeholders(ids)})`,
      ids,
    );
    return new Map(rows.map((batch) => [batch.id, batch]));
  }
}

function wirePayout(
  payout: Payout,
  batch: TakenBatch | undefined,
  people: ReadonlyMap<Id, PersonSummary>,
  now: number,
): WirePayout {
  const { coins, accountNumberMasked, state, reference, reason, batchId, doubt } = payout;
  return {
    _id: payout.id,
    worker: toAvatar(payout.workerId, people),
    coins,
    amount: dollarsOfCents(payout.cents),
    rail: payout.paymentSystem,
    accountNumberMasked,
    state,
    reference,
    reason,
    at: new Date(payout.at).toISOString(),
    due: new Date(payout.due).toISOString(),
    overdue: isOverdue(payout, now),
    automatic: batchId === GATEWAY,
    doubt,
    batch: batch ? { _id: batch.id, takenBy: people.get(batch.adminId)?.name ?? '' } : null,
  };
}

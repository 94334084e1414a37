import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { incrementByInserted, onConflict } from '../../../../platform/database/dialect';
import { identifier, joinSql, placeholders, sql } from '../../../../platform/database/sql';
import { type ReputationCounters } from '../../application/reputation-counters';
import { type Change, COUNTERS, type Counts, type Pair, type Side } from '../../domain/record';
import { type RecordRow } from './record.schema';

const NAMES = joinSql(COUNTERS.map(identifier));

/**
 * SQL without the ORM: runs with every decision and every list of tasks, which `bench/` measures; one statement updates
 * the counters of both people.
 */
@Injectable()
export class SqlRecords implements ReputationCounters {
  constructor(private readonly database: Database) {}

  countPair({ buyerId, workerId }: Pair, month: string): Promise<number> {
    const pair = [buyerId, workerId, month];
    this.database.enqueueWrite(
      sql`INSERT INTO record_pair (buyer_id, worker_id, month, judged) VALUES (?, ?, ?, 1)
       ${onConflict(this.database, 'buyer_id', 'worker_id', 'month')} judged = judged + 1`,
      pair,
    );
    return this.database.number(
      sql`SELECT judged FROM record_pair WHERE buyer_id = ? AND worker_id = ? AND month = ?`,
      pair,
    );
  }

  async deletePairsBefore(month: string, limit: number): Promise<number> {
    const pairs = await this.database.query<{ buyer_id: Id; worker_id: Id; month: string }>(
      sql`SELECT buyer_id, worker_id, month FROM record_pair WHERE month < ? ORDER BY month LIMIT ?`,
      [month, limit],
    );
    if (pairs.length === 0) return 0;
    const these = joinSql(
      pairs.map(() => sql`(buyer_id = ? AND worker_id = ? AND month = ?)`),
      sql` OR `,
    );
    await this.database.execute(
      sql`DELETE FROM record_pair WHERE ${these}`,
      pairs.flatMap((pair) => [pair.buyer_id, pair.worker_id, pair.month]),
    );
    return pairs.length;
  }

  async move({ buyerId, workerId }: Pair, { buyer, worker }: Change): Promise<void> {
    const moved = COUNTERS.filter((counter) => buyer[counter] || worker[counter]);
    const rows = [
      { personId: buyerId, side: 'buyer', counts: buyer },
      { personId: workerId, side: 'worker', counts: worker },
    ].sort((one, other) => (one.personId < other.personId ? -1 : 1));
    const rowPlaceholders = placeholders(rows, sql`(${placeholders(['person_id', 'side', ...moved])})`);
    this.database.enqueueWrite(
      sql`INSERT INTO record (person_id, side, ${joinSql(moved.map(identifier))}) VALUES ${rowPlaceholders}
       ${onConflict(this.database, 'person_id', 'side')} ${incrementByInserted(this.database, ...moved)}`,
      rows.flatMap(({ personId, side, counts }) => [personId, side, ...moved.map((counter) => counts[counter] ?? 0)]),
    );
  }

  async of(personIds: readonly Id[], side: Side): Promise<ReadonlyMap<Id, Counts>> {
    if (personIds.length === 0) return new Map();
    const rows = await this.database.query<RecordRow>(
      sql`SELECT person_id, ${NAMES} FROM record WHERE person_id IN (${placeholders(personIds)}) AND side = ?`,
      [...personIds, side],
    );
    return new Map(rows.map(({ person_id, ...counts }) => [person_id, counts]));
  }

  async page(behind: { readonly personId: Id; readonly side: Side } | undefined, limit: number) {
    const rows = await this.database.query<RecordRow>(
      sql`SELECT person_id, side, ${NAMES} FROM record
       WHERE person_id > ? OR (person_id = ? AND side > ?) ORDER BY person_id, side LIMIT ?`,
      [behind?.personId ?? '', behind?.personId ?? '', behind?.side ?? '', limit],
    );
    return rows.map(({ person_id: personId, side, ...counts }) => ({ personId, side, counts }));
  }
}

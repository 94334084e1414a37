import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { insertRows } from '../../../../platform/database/insert-rows';
import { sql } from '../../../../platform/database/sql';
import { type SavedFilters } from '../../application/saved-filters';
import { type SavedFilter } from '../../domain/saved-filter';
import { SAVED_FILTER_FIELDS } from './saved-filter.schema';

/** SQL without the ORM: runs with every overview of a worker, which `bench/` measures. */
@Injectable()
export class SqlSavedFilters implements SavedFilters {
  constructor(private readonly database: Database) {}

  add(filter: SavedFilter): Promise<void> {
    return insertRows(this.database, 'saved_filter', [filter]);
  }

  of(workerId: Id): Promise<readonly SavedFilter[]> {
    return this.database.query(
      sql`SELECT ${SAVED_FILTER_FIELDS} FROM saved_filter WHERE worker_id = ? ORDER BY id DESC`,
      [workerId],
    );
  }

  remove(id: Id, workerId: Id): Promise<boolean> {
    return this.database.executeGuarded(sql`DELETE FROM saved_filter WHERE id = ? AND worker_id = ?`, [id, workerId]);
  }

  async removeAllOf(workerId: Id): Promise<void> {
    await this.database.execute(sql`DELETE FROM saved_filter WHERE worker_id = ?`, [workerId]);
  }

  due(now: number, limit: number): Promise<readonly SavedFilter[]> {
    return this.database.query(
      sql`SELECT ${SAVED_FILTER_FIELDS} FROM saved_filter WHERE next_look_at <= ? ORDER BY next_look_at, id LIMIT ?`,
      [now, limit],
    );
  }

  markChecked({ id, nextLookAt: before }: SavedFilter, seen: Id, nextLookAt: number): Promise<boolean> {
    const statement = sql`UPDATE saved_filter SET seen = ?, next_look_at = ? WHERE id = ? AND next_look_at = ?`;
    return this.database.executeGuarded(statement, [seen, nextLookAt, id, before]);
  }
}

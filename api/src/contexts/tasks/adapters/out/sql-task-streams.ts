import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { RecentCache } from '../../../../kernel/recent-cache';
import { Database } from '../../../../platform/database/database';
import { along } from '../../../../platform/database/dialect';
import { folded } from '../../../../platform/database/folded';
import { insertRows } from '../../../../platform/database/insert-rows';
import { sql } from '../../../../platform/database/sql';
import { type NewStream, type OpenItem, type TaskStream, TaskStreams } from '../../application/task-streams';
import { type TaskStreamRow } from './task-stream.schema';

/** In SQL: on the way of every item that a worker asks for, which `bench/` measures. */
@Injectable()
export class SqlTaskStreams extends TaskStreams {
  private readonly open: RecentCache<number>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
    this.open = new RecentCache(database);
  }

  async add({
    id,
    buyerId,
    title,
    detail,
    payable,
    completionDate,
    closesAt = null,
    items,
    controls,
    goldRate,
  }: NewStream): Promise<void> {
    const row: TaskStreamRow = {
      ...{ id, buyer_id: buyerId, title, payable, completion_date: completionDate, closes_at: closesAt },
      ...{ status: 'open', items, posted: 0 },
      ...{ controls, gold_rate: Math.round(goldRate * 1000) },
      search_text: folded(`${title}\n${detail}`),
    };
    await insertRows(this.database, 'task_stream', [row]);
  }

  async count(id: Id, by: number): Promise<void> {
    await this.database.execute(sql`UPDATE task_stream SET posted = posted + ? WHERE id = ?`, [by, id]);
  }

  async end(id: Id): Promise<void> {
    await this.database.execute(sql`UPDATE task_stream SET items = posted WHERE id = ?`, [id]);
  }

  async expire(): Promise<void> {
    await this.database.execute(
      sql`UPDATE task_stream SET status = 'expired' WHERE status IN ('open', 'paused') AND (completion_date < ? OR closes_at <= ?)`,
      [this.clock.today(), this.clock.now()],
    );
  }

  async pause(id: Id, paused: boolean): Promise<void> {
    await this.database.execute(sql`UPDATE task_stream SET status = ? WHERE id = ? AND status = ?`, [
      ...(paused ? ['paused', id, 'open'] : ['open', id, 'paused']),
    ]);
  }

  async find(id: Id): Promise<TaskStream | undefined> {
    const [stream] = await this.database.query<TaskStream & { readonly thousandths: number }>(
      sql`SELECT id, completion_date AS completionDate, closes_at AS closesAt, items, status, controls, gold_rate AS thousandths
       FROM task_stream WHERE id = ?`,
      [id],
    );
    return stream && { ...stream, controls: Number(stream.controls), goldRate: Number(stream.thousandths) / 1000 };
  }

  async nearest(id: Id, limit: number, after: OpenItem | number = 1, control = false): Promise<readonly OpenItem[]> {
    const behind =
      typeof after === 'number' ? sql`item_slots >= ?` : sql`(item_slots > ? OR item_slots = ? AND id > ?)`;
    const place = typeof after === 'number' ? [after] : [after.openSlots, after.openSlots, after.id];
    return this.database.query<OpenItem>(
      sql`SELECT id, item_slots AS openSlots FROM task ${along('task_nearest', this.database)}
       WHERE batch_id = ? AND item_slots > 0 AND ${behind} AND control = ? ORDER BY item_slots, id LIMIT ?`,
      [id, ...place, control ? 1 : 0, limit],
    );
  }

  openItems(id: Id): Promise<number> {
    return this.open.get(id, async () => {
      const [row] = await this.database.query<{ open: number }>(
        sql`SELECT COUNT(*) AS open FROM task ${along('task_nearest', this.database)} WHERE batch_id = ? AND item_slots > 0`,
        [id],
      );
      return Number(row?.open ?? 0);
    });
  }
}

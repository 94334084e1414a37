import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { forceIndex } from '../../../../platform/database/dialect';
import { folded } from '../../../../platform/database/folded';
import { insertRows } from '../../../../platform/database/insert-rows';
import { sql } from '../../../../platform/database/sql';
import { type NewStream, type TaskStream, type TaskStreams } from '../../application/task-streams';
import { type TaskStreamRow } from './task-stream.schema';

interface OpenCount {
  readonly items: number;
  /**
   * Times of `performance.now()`. The count is fresh until `fresh`, and served stale until `lasts` while it is
   * recounted.
   */
  readonly fresh: number;
  readonly lasts: number;
}

const COUNT_LIFETIME_MS = 10_000;
const MAX_COUNT_AGE_MS = 120_000;
/** Recounts of all batches together take at most this share of one connection's time. */
const COUNT_SHARE = 0.01;
const MAX_COUNTS = 10_000;

/** SQL without the ORM: runs with every request for an item, which `bench/` measures. */
@Injectable()
export class SqlTaskStreams implements TaskStreams {
  private readonly counts = new Map<Id, OpenCount>();
  /** The earliest start of the next recount, a time of `performance.now()`. */
  private nextRecount = 0;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async add(stream: NewStream, waits = false): Promise<void> {
    const { id, buyerId, title, payable, completionDate, closesAt = null, items, controls } = stream;
    const row: TaskStreamRow = {
      ...{ id, buyerId, title, payable, completionDate, closesAt, items, posted: 0, controls },
      ...(waits ? { status: 'review', review: 'waiting' } : { status: 'open', review: null }),
      ...{ goldRate: Math.round(stream.goldRate * 1000), restricted: stream.restricted ? 1 : 0 },
      searchText: folded(`${title}\n${stream.detail}`),
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
      sql`UPDATE task_stream SET status = 'expired' WHERE status IN ('review', 'open', 'paused') AND (completion_date < ? OR closes_at <= ?)`,
      [this.clock.today(), this.clock.now()],
    );
  }

  async pause(id: Id, paused: boolean): Promise<void> {
    await this.database.execute(sql`UPDATE task_stream SET status = ? WHERE id = ? AND status = ?`, [
      ...(paused ? ['paused', id, 'open'] : ['open', id, 'paused']),
    ]);
  }

  async find(id: Id): Promise<TaskStream | undefined> {
    const stream = await this.database.first<TaskStream>(
      sql`SELECT id, buyer_id AS buyerId, completion_date AS completionDate, closes_at AS closesAt, items, status, controls, gold_rate AS goldRate, restricted
       FROM task_stream WHERE id = ?`,
      [id],
    );
    return stream && { ...stream, goldRate: stream.goldRate / 1000, restricted: Boolean(stream.restricted) };
  }

  hasOpenItem(id: Id): Promise<boolean> {
    return this.database.exists(
      sql`SELECT id FROM task ${forceIndex('task_nearest', this.database)} WHERE batch_id = ? AND item_slots > 0 LIMIT 1`,
      [id],
    );
  }

  async openItems(id: Id): Promise<number> {
    const known = this.counts.get(id);
    const now = performance.now();
    if (!known || now >= known.lasts) return this.countOpen(id);
    if (now >= known.fresh) this.database.afterCommit(() => this.recount(id));
    return known.items;
  }

  /** Runs in the background, outside of units of work, one batch at a time. */
  private recount(id: Id): void {
    if (performance.now() < this.nextRecount) return;
    this.nextRecount = Infinity;
    this.countOpen(id).catch(() => {
      this.nextRecount = performance.now() + COUNT_LIFETIME_MS;
    });
  }

  private async countOpen(id: Id): Promise<number> {
    const began = performance.now();
    const items = await this.database.number(
      sql`SELECT COUNT(*) AS open FROM task ${forceIndex('task_nearest', this.database)} WHERE batch_id = ? AND item_slots > 0`,
      [id],
    );
    const now = performance.now();
    const rest = (now - began) / COUNT_SHARE;
    this.nextRecount = now + rest;
    if (this.counts.size >= MAX_COUNTS) this.counts.clear();
    this.counts.set(id, { items, fresh: now + COUNT_LIFETIME_MS, lasts: now + Math.max(MAX_COUNT_AGE_MS, 2 * rest) });
    return items;
  }
}

import { Injectable } from '@nestjs/common';
import { type PageEnvelope } from '@kaaj/contract';
import { minIdAt, type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { insertRows } from '../../../../platform/database/insert-rows';
import { placeholders, sql } from '../../../../platform/database/sql';
import { forceIndex } from '../../../../platform/database/dialect';
import { toPage, decodeCursor } from '../../../../platform/paging/cursor';
import { Scheduler } from '../../../../platform/scheduler/scheduler';
import { type Deliveries, type DueEndpoint, type Message, type DeliveryOutcome } from '../../application/deliveries';
import { type Delivery } from '../../domain/delivery';

const FIELDS = sql`id, endpoint_id AS endpointId, type, subject, body, state, tries, due_at AS dueAt, status, answer,
  created_at AS createdAt`;
/** No earlier message with the same subject is waiting. */
const IN_ORDER = sql`NOT EXISTS (
  SELECT 1 FROM webhook_delivery earlier
  WHERE earlier.endpoint_id = one.endpoint_id AND earlier.state = 'waiting' AND earlier.subject = one.subject
    AND earlier.id < one.id)`;
const BATCH = 200;
const MAX_LOGGED_RESPONSE_LENGTH = 500;

/** SQL without the ORM: each step uses one index, and a guarded write claims a message. */
@Injectable()
export class SqlDeliveries implements Deliveries {
  constructor(
    private readonly database: Database,
    private readonly scheduler: Scheduler,
  ) {}

  async add(now: number, ...messages: Message[]): Promise<void> {
    const unsent = { state: 'waiting', tries: 0, dueAt: now, createdAt: now };
    const rows = messages.map((message) => ({ ...message, ...unsent }));
    await insertRows(this.database, 'webhook_delivery', rows);
    this.triggerJob();
  }

  /**
   * One deliverable message per endpoint suffices, so the cost does not depend on the queue's length. The sum prevents
   * SQLite from using the index of all due messages.
   */
  endpointsDue(now: number, limit: number, except: readonly Id[]): Promise<readonly DueEndpoint[]> {
    const others = except.length === 0 ? sql`` : sql`person_id NOT IN (${placeholders(except)}) AND `;
    return this.database.query<DueEndpoint>(
      sql`SELECT id, person_id AS personId FROM webhook_endpoint endpoint WHERE ${others}EXISTS (
         SELECT 1 FROM webhook_delivery one ${forceIndex('webhook_delivery_order', this.database)}
         WHERE one.endpoint_id = endpoint.id AND one.state = 'waiting' AND one.due_at + 0 <= ? AND ${IN_ORDER})
       ORDER BY person_served_at, served_at, id LIMIT ?`,
      [...except, now, limit],
    );
  }

  /** The longest due message; the index ends the search at the first deliverable one. */
  nextDue(endpointId: Id, now: number): Promise<Delivery | undefined> {
    return this.database.first<Delivery>(
      sql`SELECT ${FIELDS} FROM webhook_delivery one ${forceIndex('webhook_delivery_due', this.database)}
       WHERE endpoint_id = ? AND state = 'waiting' AND due_at <= ? AND ${IN_ORDER}
       ORDER BY due_at LIMIT 1`,
      [endpointId, now],
    );
  }

  lease(id: Id, dueAt: number, until: number): Promise<boolean> {
    return this.database.executeGuarded(
      sql`UPDATE webhook_delivery SET due_at = ?, tries = tries + 1 WHERE id = ? AND due_at = ? AND state = 'waiting'`,
      [until, id, dueAt],
    );
  }

  async delivered(id: Id, outcome: DeliveryOutcome): Promise<void> {
    await this.end(id, 'delivered', outcome);
  }

  async failed(id: Id, outcome: DeliveryOutcome, dueAt: number | undefined): Promise<void> {
    if (dueAt === undefined) return this.end(id, 'failed', outcome);
    await this.database.execute(sql`UPDATE webhook_delivery SET due_at = ?, status = ?, answer = ? WHERE id = ?`, [
      dueAt,
      outcome.status,
      outcome.answer.slice(0, MAX_LOGGED_RESPONSE_LENGTH),
      id,
    ]);
  }

  async postpone(endpointId: Id, time: number): Promise<void> {
    await this.database.execute(
      sql`UPDATE webhook_delivery SET due_at = ? WHERE endpoint_id = ? AND state = 'waiting' AND due_at < ?`,
      [time, endpointId, time],
    );
  }

  testWaits(endpointId: Id): Promise<boolean> {
    return this.database.exists(
      sql`SELECT id FROM webhook_delivery ${forceIndex('webhook_delivery_order', this.database)}
       WHERE endpoint_id = ? AND state = 'waiting' AND type = 'test' LIMIT 1`,
      [endpointId],
    );
  }

  async cancelWaiting(endpointId: Id): Promise<void> {
    await this.database.execute(
      sql`UPDATE webhook_delivery SET state = 'failed' WHERE endpoint_id = ? AND state = 'waiting'`,
      [endpointId],
    );
  }

  async requeue(id: Id, endpointId: Id, now: number): Promise<boolean> {
    const queued = await this.database.executeGuarded(
      sql`UPDATE webhook_delivery SET state = 'waiting', tries = 0, due_at = ?
       WHERE id = ? AND endpoint_id = ? AND state <> 'waiting'`,
      [now, id, endpointId],
    );
    this.triggerJob();
    return queued;
  }

  async page(endpointId: Id, cursor: string | undefined, size: number): Promise<PageEnvelope<Delivery>> {
    const position = decodeCursor(cursor, [''] as const);
    const rows = await this.database.query<Delivery>(
      sql`SELECT ${FIELDS} FROM webhook_delivery ${forceIndex('webhook_delivery_log', this.database)}
       WHERE endpoint_id = ?${position ? sql` AND id < ?` : sql``} ORDER BY id DESC LIMIT ?`,
      [endpointId, ...(position ?? []), size + 1],
    );
    const { rows: data, next } = toPage(rows, size, ({ id }) => [id]);
    return { data, page: { next } };
  }

  async removeAllOf(endpointId: Id): Promise<void> {
    await this.database.execute(sql`DELETE FROM webhook_delivery WHERE endpoint_id = ?`, [endpointId]);
  }

  async deleteBefore(time: number): Promise<void> {
    const old = await this.database.values<Id>(sql`SELECT id FROM webhook_delivery WHERE id < ? ORDER BY id LIMIT ?`, [
      minIdAt(time),
      BATCH,
    ]);
    if (old.length === 0) return;
    await this.database.execute(sql`DELETE FROM webhook_delivery WHERE id IN (${placeholders(old)})`, old);
  }

  private async end(id: Id, state: 'delivered' | 'failed', { status, answer }: DeliveryOutcome): Promise<void> {
    await this.database.execute(sql`UPDATE webhook_delivery SET state = ?, status = ?, answer = ? WHERE id = ?`, [
      state,
      status,
      answer.slice(0, MAX_LOGGED_RESPONSE_LENGTH),
      id,
    ]);
  }

  /** Runs the job immediately if this process runs jobs, instead of at the next interval. */
  private triggerJob(): void {
    this.database.afterCommit(() => this.scheduler.wake('deliver webhooks'));
  }
}

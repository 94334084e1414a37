import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { Database } from '../database/database';
import { sql } from '../database/sql';
import { OutboxConsumer } from './outbox-consumer';
import { type Outbox, type OutboxEntry } from './outbox';

const WAKE_DELAY_MS = 50;

/**
 * The table `outbox`, with an independent consumer for each kind.
 *
 * SQL without the ORM: every notification and mail adds an entry, also when work is accepted, which `bench/` measures.
 */
@Injectable()
export class SqlOutbox implements Outbox, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly consumers = new Map<string, OutboxConsumer>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  handle(kind: string, handler: (entry: OutboxEntry) => Promise<void>): void {
    this.consumers.set(kind, new OutboxConsumer(kind, handler, this.database, this.clock));
  }

  async add(kind: string, payload: object): Promise<void> {
    await this.database.run(async () => {
      this.database.enqueueWrite(sql`INSERT INTO outbox (id, kind, payload, due_at, tries) VALUES (?, ?, ?, ?, 0)`, [
        newId(),
        kind,
        JSON.stringify(payload),
        this.clock.now(),
      ]);
      // Usually after the response, so that its timing does not reveal whether there was something to send.
      this.database.afterCommit(() => setTimeout(() => this.consumers.get(kind)?.wake(), WAKE_DELAY_MS).unref());
    });
  }

  async deleteEntriesWith(email: string): Promise<void> {
    const ids = await this.database.values<string>(sql`SELECT id FROM outbox WHERE INSTR(payload, ?) > 0`, [
      JSON.stringify(email),
    ]);
    for (const id of ids) await this.database.execute(sql`DELETE FROM outbox WHERE id = ?`, [id]);
  }

  onApplicationBootstrap(): void {
    for (const consumer of this.consumers.values()) consumer.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...this.consumers.values()].map((consumer) => consumer.stop()));
  }

  async drain(): Promise<void> {
    await Promise.all([...this.consumers.values()].map((consumer) => consumer.drain()));
  }
}

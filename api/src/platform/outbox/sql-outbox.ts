import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { Database } from '../database/database';
import { Outbox, type OutboxEntry } from './outbox';

const LOOK_AGAIN_MS = 5_000;
const AFTER_THE_ANSWER_MS = 50;
/** Longer than any handler takes; a process that dies leaves its entry to the others after this. */
const LEASE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
const BATCH = 20;

interface Due {
  readonly id: string;
  readonly kind: string;
  readonly payload: string;
  readonly due_at: number;
  readonly tries: number;
}

@Injectable()
export class SqlOutbox extends Outbox implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Outbox');
  private readonly handlers = new Map<string, (entry: OutboxEntry) => Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private open = false;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  handle(kind: string, handler: (entry: OutboxEntry) => Promise<void>): void {
    this.handlers.set(kind, handler);
  }

  async add(kind: string, payload: object): Promise<void> {
    await this.database.run(async () => {
      await this.database.execute('INSERT INTO outbox (id, kind, payload, due_at, tries) VALUES (?, ?, ?, ?, 0)', [
        newId(),
        kind,
        JSON.stringify(payload),
        this.clock.now(),
      ]);
      // The answer goes out first: nobody shall see in its time what there was to do.
      this.database.afterCommit(() => setTimeout(() => this.wake(), AFTER_THE_ANSWER_MS).unref());
    });
  }

  async forget(email: string): Promise<void> {
    const waiting = await this.database.query<{ id: string }>('SELECT id FROM outbox WHERE INSTR(payload, ?) > 0', [
      JSON.stringify(email),
    ]);
    for (const { id } of waiting) await this.database.execute('DELETE FROM outbox WHERE id = ?', [id]);
  }

  onApplicationBootstrap(): void {
    this.open = true;
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.open = false;
    clearTimeout(this.timer);
    await this.running;
  }

  /** Does everything that is due now. */
  async drain(): Promise<void> {
    for (;;) {
      const due = await this.database.query<Due>(
        'SELECT id, kind, payload, due_at, tries FROM outbox WHERE due_at <= ? ORDER BY due_at, id LIMIT ?',
        [this.clock.now(), BATCH],
      );
      let taken = 0;
      for (const entry of due) taken += (await this.deliver(entry)) ? 1 : 0;
      if (due.length < BATCH || taken === 0) return;
    }
  }

  private wake(): void {
    if (!this.open) return;
    if (this.running) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.running = this.drain()
      .catch((error: unknown) => this.log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        this.running = undefined;
        if (this.again && this.open) {
          this.again = false;
          this.wake();
        } else if (this.open) {
          this.timer = setTimeout(() => this.wake(), LOOK_AGAIN_MS);
        }
      });
  }

  private async deliver({ id, kind, payload, due_at, tries }: Due): Promise<boolean> {
    const handler = this.handlers.get(kind);
    if (!handler || !(await this.claim(id, due_at))) return false;
    try {
      await handler({ id, payload: JSON.parse(payload) });
      await this.database.execute('DELETE FROM outbox WHERE id = ?', [id]);
    } catch (error) {
      this.log.warn({ err: error, kind, tries: tries + 1 }, 'an outbox entry has to wait');
      const pause = Math.min(LONGEST_PAUSE_MS, 2 ** Math.min(tries, 20) * 5_000);
      await this.database.execute('UPDATE outbox SET due_at = ? WHERE id = ?', [this.clock.now() + pause, id]);
    }
    return true;
  }

  /** True for exactly one of the processes that saw the entry at `dueAt`. */
  private async claim(id: string, dueAt: number): Promise<boolean> {
    const claimed = await this.database.execute(
      'UPDATE outbox SET due_at = ?, tries = tries + 1 WHERE id = ? AND due_at = ?',
      [this.clock.now() + LEASE_MS, id, dueAt],
    );
    return claimed === 1;
  }
}

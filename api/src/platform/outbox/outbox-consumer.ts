import { Logger } from '@nestjs/common';
import { type Clock } from '../../kernel/clock';
import { type Database } from '../database/database';
import { sql } from '../database/sql';
import { withDeadline } from '../outgoing/deadline';
import { type OutboxEntry } from './outbox';

const POLL_INTERVAL_MS = 5_000;
/** After a crash other processes take over the entry after this time. */
const LEASE_MS = 60_000;
/** Timeout of a handler; must be shorter than the lease. */
const TIMEOUT_MS = 45_000;
const INITIAL_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 60 * 60_000;
/** About a day, with these delays. */
const MAX_ATTEMPTS = 32;
/** A longer delivery is left to the lease, so that a mail server that hangs does not delay the end of the process. */
const STOP_WAIT_MS = 5_000;
const BATCH = 20;
const MAX_ERROR_LENGTH = 500;

interface Due {
  readonly id: string;
  readonly payload: string;
  readonly due_at: number;
  readonly tries: number;
}

interface Leased extends Due {
  readonly until: number;
}

const DUE = sql`SELECT id, payload, due_at, tries FROM outbox
  WHERE state = 'waiting' AND kind = ? AND due_at <= ? ORDER BY due_at, id`;

/**
 * Delivers the entries of one kind.
 *
 * SQL without the ORM: each step uses one index, and leases an entry by a guarded write. After losing an entry to
 * another process it uses SKIP LOCKED where available. Otherwise all processes would compete for the same entries.
 */
export class OutboxConsumer {
  private readonly log = new Logger('Outbox');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private wakeRequested = false;
  private isStarted = false;

  constructor(
    private readonly kind: string,
    private readonly handler: (entry: OutboxEntry) => Promise<void>,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  start(): void {
    this.isStarted = true;
    this.wake();
  }

  async stop(): Promise<void> {
    this.isStarted = false;
    clearTimeout(this.timer);
    const { running } = this;
    if (running) await withDeadline(STOP_WAIT_MS, () => running).catch(() => undefined);
  }

  /** Delivers all due entries of this kind, as long as `continues` holds. */
  async drain(continues: () => boolean = () => true): Promise<void> {
    for (let contended = false; ;) {
      const due = await this.database.query<Due>(sql`${DUE} LIMIT ?`, [this.kind, this.clock.now(), BATCH]);
      let taken = 0;
      for (const seen of due) {
        if (!continues()) return;
        const entry = await (contended ? this.leaseSkippingLocked() : this.lease(seen));
        if (entry) {
          taken += 1;
          await this.deliver(entry);
        } else if (contended) return;
        else contended = await this.database.supportsSkipLocked();
      }
      if (due.length < BATCH || taken === 0) return;
    }
  }

  wake(): void {
    if (!this.isStarted) return;
    if (this.running) {
      this.wakeRequested = true;
      return;
    }
    clearTimeout(this.timer);
    this.running = this.drain(() => this.isStarted)
      .catch((error: unknown) => this.log.error({ err: error, kind: this.kind }, 'the outbox could not be read'))
      .finally(() => {
        this.running = undefined;
        if (this.wakeRequested && this.isStarted) {
          this.wakeRequested = false;
          this.wake();
        } else if (this.isStarted) {
          this.timer = setTimeout(() => this.wake(), POLL_INTERVAL_MS);
        }
      });
  }

  private async deliver({ id, payload, tries, until }: Leased): Promise<void> {
    try {
      // The attempt was counted before: an entry that crashes the process every time reaches the maximum too.
      if (tries >= MAX_ATTEMPTS) throw new Error('Its process ended every time.');
      await withDeadline(TIMEOUT_MS, () => this.handler({ id, payload: JSON.parse(payload) }));
      await this.database.execute(sql`DELETE FROM outbox WHERE id = ?`, [id]);
    } catch (error) {
      await this.scheduleRetry(id, tries + 1, until, error);
    }
  }

  /** Leases the first entry that no other transaction has locked, by the same guarded write. */
  private leaseSkippingLocked(): Promise<Leased | undefined> {
    return this.database.run(async () => {
      const free = await this.database.first<Due>(sql`${DUE} LIMIT 1 FOR UPDATE SKIP LOCKED`, [
        this.kind,
        this.clock.now(),
      ]);
      return free && this.lease(free);
    });
  }

  /** Succeeds for exactly one of the processes that read the entry with this due time. */
  private async lease(seen: Due): Promise<Leased | undefined> {
    const until = this.clock.now() + LEASE_MS;
    const taken = await this.database.execute(
      sql`UPDATE outbox SET due_at = ?, tries = tries + 1 WHERE id = ? AND due_at = ? AND state = 'waiting'`,
      [until, seen.id, seen.due_at],
    );
    return taken === 1 ? { ...seen, until } : undefined;
  }

  private async scheduleRetry(id: string, tries: number, until: number, error: unknown): Promise<void> {
    const dead = tries >= MAX_ATTEMPTS;
    const context = { err: error, kind: this.kind, id, tries };
    if (dead) this.log.error(context, 'an outbox entry was dead-lettered: npm run admin -- outbox list');
    else this.log.warn(context, 'delivery of an outbox entry failed and will be retried');
    const due = this.clock.now() + Math.min(MAX_BACKOFF_MS, 2 ** (tries - 1) * INITIAL_BACKOFF_MS);
    await this.database.execute(
      sql`UPDATE outbox SET state = ?, due_at = ?, last_error = ? WHERE id = ? AND due_at = ?`,
      [dead ? 'dead' : 'waiting', due, String(error).slice(0, MAX_ERROR_LENGTH), id, until],
    );
  }
}

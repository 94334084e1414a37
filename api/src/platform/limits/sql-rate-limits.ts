import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { sha256Hex } from '../../kernel/secrets';
import { Database } from '../database/database';
import { inserted, onConflict } from '../database/dialect';
import { type Drawn, type RateLimits, RateLimitExceeded, type RateLimit } from './rate-limits';
import { placeholders, sql } from '../database/sql';

interface Window {
  readonly id: string;
  readonly used: number;
  readonly ends_at: number;
}

/** SQL without the ORM: one statement counts a use, or starts a new window after the last one has ended. */
@Injectable()
export class SqlRateLimits implements RateLimits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async check(...uses: RateLimit[]): Promise<void> {
    this.refuse(uses, await this.windows(uses), (used, most) => used >= most);
  }

  async count(...uses: RateLimit[]): Promise<void> {
    for (const use of uses) await this.add(use, 1);
  }

  async used(use: RateLimit): Promise<number> {
    const [window] = await this.windows([use]);
    return window?.used ?? 0;
  }

  async take(...uses: RateLimit[]): Promise<void> {
    // Read in the same unit of work: each use sees its own count.
    const windows = await this.database.run(async () => {
      await this.count(...uses);
      return this.windows(uses);
    });
    this.refuse(uses, windows, (used, most) => used > most);
  }

  async draw(use: RateLimit, amount: number): Promise<Drawn> {
    const [window] = await this.database.run(async () => {
      await this.add(use, amount);
      return this.windows([use]);
    });
    const used = window?.used ?? amount;
    const endsAt = window?.ends_at ?? this.clock.now() + use.windowMs;
    return { granted: within(use.most - used + amount, amount), free: Math.max(0, use.most - used), endsAt };
  }

  private async add(use: RateLimit, amount: number): Promise<void> {
    const now = this.clock.now();
    await this.database.execute(
      sql`INSERT INTO rate_window (id, used, ends_at) VALUES (?, ?, ?) ${onConflict(this.database, 'id')}
       used = CASE WHEN ends_at <= ? THEN ? ELSE used + ? END,
       ends_at = CASE WHEN ends_at <= ? THEN ${inserted(this.database, sql`ends_at`)} ELSE ends_at END`,
      [keyOf(use), amount, now + use.windowMs, now, amount, amount, now],
    );
  }

  private windows(uses: readonly RateLimit[]): Promise<Window[]> {
    return this.database.query<Window>(
      sql`SELECT id, used, ends_at FROM rate_window WHERE ends_at > ? AND id IN (${placeholders(uses)})`,
      [this.clock.now(), ...uses.map(keyOf)],
    );
  }

  private refuse(
    uses: readonly RateLimit[],
    windows: readonly Window[],
    exhausted: (used: number, most: number) => boolean,
  ): void {
    const most = new Map(uses.map((use) => [keyOf(use), use.most]));
    const ends = windows.filter(({ id, used }) => exhausted(used, most.get(id) ?? 0)).map((window) => window.ends_at);
    if (ends.length === 0) return;
    throw new RateLimitExceeded(Math.max(1, Math.ceil((Math.max(...ends) - this.clock.now()) / 1000)));
  }
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most));

function keyOf({ limit, subject }: RateLimit): string {
  return sha256Hex(`${limit}\0${subject}`);
}

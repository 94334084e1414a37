import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database } from '../database/database';
import { RateLimits, TooManyTries, type Use } from './rate-limits';

const ON_KNOWN = { mysql: 'ON DUPLICATE KEY UPDATE', sqlite: 'ON CONFLICT (id) DO UPDATE SET' };
const NEW_END = { mysql: 'VALUES(ends_at)', sqlite: 'excluded.ends_at' };

interface Window {
  readonly id: string;
  readonly used: number;
  readonly ends_at: number;
}

@Injectable()
export class SqlRateLimits extends RateLimits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  check(...uses: Use[]): Promise<void> {
    return this.refuse(uses, (used, most) => used >= most);
  }

  async count(...uses: Use[]): Promise<void> {
    const now = this.clock.now();
    const { dialect } = this.database;
    for (const use of uses) {
      await this.database.execute(
        `INSERT INTO rate_window (id, used, ends_at) VALUES (?, 1, ?) ${ON_KNOWN[dialect]}
         used = CASE WHEN ends_at <= ? THEN 1 ELSE used + 1 END,
         ends_at = CASE WHEN ends_at <= ? THEN ${NEW_END[dialect]} ELSE ends_at END`,
        [keyOf(use), now + use.windowMs, now, now],
      );
    }
  }

  async take(...uses: Use[]): Promise<void> {
    await this.count(...uses);
    await this.refuse(uses, (used, most) => used > most);
  }

  private async refuse(uses: readonly Use[], exhausted: (used: number, most: number) => boolean): Promise<void> {
    const now = this.clock.now();
    const windows = await this.database.query<Window>(
      `SELECT id, used, ends_at FROM rate_window WHERE ends_at > ? AND id IN (${uses.map(() => '?').join(', ')})`,
      [now, ...uses.map(keyOf)],
    );
    const most = new Map(uses.map((use) => [keyOf(use), use.most]));
    const ends = windows.filter(({ id, used }) => exhausted(used, most.get(id) ?? 0)).map((window) => window.ends_at);
    if (ends.length > 0) throw new TooManyTries(Math.max(1, Math.ceil((Math.max(...ends) - now) / 1000)));
  }
}

function keyOf({ limit, subject }: Use): string {
  return createHash('sha256').update(`${limit}\0${subject}`).digest('hex');
}

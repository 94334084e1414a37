import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database } from '../database/database';
import { placeholders, sql } from '../database/sql';

/** Larger counts are not needed. */
const COUNT_LIMIT = 1_000;
const BATCH = 500;

export interface DeadLetter {
  readonly id: string;
  readonly kind: string;
  readonly tries: number;
  readonly error: string | null;
}

type State = 'waiting' | 'dead';

/**
 * For the owner: waiting outbox entries, and dead ones that are not retried any more.
 *
 * SQL without the ORM: counts with a limit, and kinds found by a loose index scan.
 */
@Injectable()
export class OutboxInspector {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Number of entries of each kind in a state, at most a thousand of each. */
  async counts(state: State): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (let kind = await this.kindAfter('', state); kind !== undefined; kind = await this.kindAfter(kind, state)) {
      counts[kind] = await this.database.number(
        sql`SELECT COUNT(*) AS n FROM (SELECT id FROM outbox WHERE state = ? AND kind = ? LIMIT ?) some`,
        [state, kind, COUNT_LIMIT],
      );
    }
    return counts;
  }

  /** At most `limit` dead entries; of all kinds when none is given. */
  dead(limit: number, kind?: string): Promise<readonly DeadLetter[]> {
    return this.database.query<DeadLetter>(
      sql`SELECT id, kind, tries, last_error AS error FROM outbox
       WHERE state = 'dead'${kind === undefined ? sql`` : sql` AND kind = ?`} ORDER BY kind, due_at, id LIMIT ?`,
      [...(kind === undefined ? [] : [kind]), limit],
    );
  }

  /** Resets dead entries for new attempts and returns how many. */
  async retry(kind?: string): Promise<number> {
    for (let retried = 0; ;) {
      const letters = await this.dead(BATCH, kind);
      if (letters.length === 0) return retried;
      retried += await this.database.execute(
        sql`UPDATE outbox SET state = 'waiting', tries = 0, due_at = ?
         WHERE state = 'dead' AND id IN (${placeholders(letters)})`,
        [this.clock.now(), ...letters.map(({ id }) => id)],
      );
    }
  }

  private async kindAfter(kind: string, state: State): Promise<string | undefined> {
    const [next] = await this.database.values<string>(
      sql`SELECT kind FROM outbox WHERE state = ? AND kind > ? ORDER BY kind LIMIT 1`,
      [state, kind],
    );
    return next;
  }
}

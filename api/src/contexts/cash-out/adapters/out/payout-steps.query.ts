import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { columnsAs } from '../../../../platform/database/naming';
import { sql } from '../../../../platform/database/sql';
import { type Stepped } from '../../domain/payout-steps';

const FIELDS = columnsAs({
  ...{ id: true, rail: true, coins: true, cents: true, state: true, reference: true, reason: true },
  ...{ acceptedAt: true, takenAt: true, sentAt: true, at: true },
});

/** Reads payouts with the moments of their steps. In SQL: a walk along the primary key. */
@Injectable()
export class PayoutStepsQuery {
  constructor(private readonly database: Database) {}

  /** At most `limit` that come after an id, in the order of ids. */
  page(after: Id, limit: number): Promise<readonly Stepped[]> {
    return this.database.query<Stepped>(sql`SELECT ${FIELDS} FROM payout WHERE id > ? ORDER BY id LIMIT ?`, [
      after,
      limit,
    ]);
  }
}

import { Injectable } from '@nestjs/common';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { columnsAs } from '../../../../platform/database/naming';
import { sql } from '../../../../platform/database/sql';
import { type Request } from '../../domain/waiting-sheet';

const FIELDS = columnsAs({
  ...{ id: true, workerId: true, coins: true, cents: true, status: true, askedAt: true, decidedAt: true },
});

/**
 * Reads what workers asked for, decided or not, in the order of their ids. In SQL: a walk along `withdrawal_of_worker`.
 * The rows are those of withdrawals, which queues payouts here and so cannot be asked.
 */
@Injectable()
export class UndecidedQuery {
  constructor(private readonly database: Database) {}

  /**
   * All requests of about `limit` of them, from workers that come after `after`; `last` is the last worker read,
   * undefined at the end.
   */
  async page(after: Id, limit: number): Promise<{ requests: readonly Request[]; last: Id | undefined }> {
    // No worker's requests are on two pages: the ledger's account is one for all of them.
    const [end] = await this.database.query<{ worker: Id }>(
      sql`SELECT worker_id AS worker FROM withdrawal WHERE worker_id > ? ORDER BY worker_id, id LIMIT 1 OFFSET ?`,
      [after, limit - 1],
    );
    const requests = await this.database.query<Request>(
      sql`SELECT ${FIELDS} FROM withdrawal WHERE worker_id > ?${end ? sql` AND worker_id <= ?` : sql``} ORDER BY worker_id, id`,
      [after, ...(end ? [end.worker] : [])],
    );
    return { requests, last: end?.worker };
  }
}

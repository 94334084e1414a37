import { Injectable } from '@nestjs/common';
import { type BestWorker } from '@kaaj/contract';
import { Database } from '../../../../platform/database/database';
import { placeholders, sql } from '../../../../platform/database/sql';
import { Balances } from '../../../wallet';

const SHOWN = 6;

/** Rows read to find six: some top earners are no longer Workers, or were removed. */
const CANDIDATES = 50;

/**
 * The Workers with the highest earnings from accepted work; withdrawals do not reduce them. SQL without the ORM: six
 * people by their accounts, for the home page.
 */
@Injectable()
export class BestWorkersQuery {
  constructor(
    private readonly database: Database,
    private readonly balances: Balances,
  ) {}

  async list(): Promise<BestWorker[]> {
    const earners = await this.balances.topEarners(CANDIDATES);
    if (earners.length === 0) return [];
    const workers = await this.database.query<Omit<BestWorker, 'coin'>>(
      sql`SELECT id AS _id, name, image FROM person
       WHERE role = 'Worker' AND removed_at IS NULL AND suspended_at IS NULL AND id IN (${placeholders(earners)})`,
      earners,
    );
    const byId = new Map(workers.map((worker) => [worker._id, worker]));
    const best = earners.flatMap((id) => byId.get(id) ?? []).slice(0, SHOWN);
    const balances = await this.balances.of(best.map(({ _id }) => _id));
    return best.map((worker) => ({ ...worker, coin: balances.get(worker._id)?.coin ?? 0 }));
  }
}

import { Injectable } from '@nestjs/common';
import { coins } from '../../../../kernel/coins';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { sql } from '../../../../platform/database/sql';
import { availableOf, Fees, Ledger } from '../../../wallet';
import { type OpenObligationsReader } from '../../application/open-obligations-reader';
import { type OpenObligations, type ObligationTotals } from '../../domain/open-obligations';

/** For each kind of obligation: table, condition and sum; each ? is the person's id. */
const OBLIGATIONS = {
  openTasks: sql`COUNT(*) AS count, SUM((open_slots + spare_slots) * payable) AS coins
    FROM task WHERE buyer_id = ? AND status IN ('review', 'open', 'hidden', 'paused') AND open_slots + spare_slots > 0`,
  unpostedTasks: sql`SUM(tasks - posted) AS count, SUM((tasks - posted) * task_cost) AS coins
    FROM task_batch WHERE buyer_id = ? AND state = 'posting'`,
  openTests: sql`COUNT(*) AS count, SUM(open_places * payable) AS coins
    FROM worker_test WHERE buyer_id = ? AND state = 'open' AND open_places > 0`,
  // Expired claims too: their coins stay in escrow until a job ends them.
  claimedSlots: sql`COUNT(*) AS count, SUM(reward) AS coins FROM claim WHERE buyer_id = ? AND state = 'live'`,
  workSent: sql`COUNT(*) AS count, SUM(reward) AS coins
    FROM submission WHERE worker_id = ? AND status = 'pending'`,
  workToDecide: sql`COUNT(*) AS count, SUM(reward) AS coins
    FROM submission WHERE buyer_id = ? AND status = 'pending'`,
  payouts: sql`COUNT(*) AS count, SUM(coins) AS coins
    FROM withdrawal WHERE worker_id = ? AND (status = 'pending' OR state IN ('queued', 'sent'))`,
  purchases: sql`COUNT(*) AS count, SUM(coins) AS coins FROM purchase WHERE buyer_id = ? AND state = 'created'`,
  disputes: sql`COUNT(*) AS count, SUM(reward) AS coins FROM (
    SELECT reward FROM dispute WHERE worker_id = ? AND state <> 'decided'
    UNION ALL SELECT reward FROM dispute WHERE buyer_id = ? AND state <> 'decided') undecided`,
  ownDisputes: sql`COUNT(*) AS count, SUM(reward) AS coins FROM dispute WHERE worker_id = ? AND state <> 'decided'`,
} as const;

type Kind = keyof typeof OBLIGATIONS;

/** SQL without the ORM: sums over other contexts' tables, each along an index that begins with the person. */
@Injectable()
export class SqlOpenObligations implements OpenObligationsReader {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly fees: Fees,
  ) {}

  async of(personId: Id): Promise<OpenObligations> {
    const kinds = Object.keys(OBLIGATIONS) as Kind[];
    const totals = await Promise.all(kinds.map(async (kind) => [kind, await this.totalsOf(kind, personId)] as const));
    return {
      available: await this.ledger.balanceOf(availableOf(personId)),
      fees: await this.fees.heldFor(personId),
      ...(Object.fromEntries(totals) as Record<Kind, ObligationTotals>),
    };
  }

  private async totalsOf(kind: Kind, personId: Id): Promise<ObligationTotals> {
    const parameters = kind === 'disputes' ? [personId, personId] : [personId];
    const row = await this.database.first<{ count: number; coins: number | null }>(
      sql`SELECT ${OBLIGATIONS[kind]}`,
      parameters,
    );
    return { count: row?.count ?? 0, coins: coins(row?.coins ?? 0) };
  }
}

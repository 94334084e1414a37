import { Injectable } from '@nestjs/common';
import { type PayoutDoubt } from '@kaaj/contract';
import { Config } from '../../../../config';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { joinSql, sql, stringLiteral } from '../../../../platform/database/sql';
import { type Leased, type GatewayDispatches } from '../../application/gateway-dispatches';
import { PAYOUT_TRANSITIONS } from '../../domain/transitions';
import { GATEWAY, type Payout } from '../../domain/payout';
import { PAYOUT } from './withdrawal.schema';

const FIELDS = selectList(PAYOUT);
const IN_PROGRESS = joinSql(PAYOUT_TRANSITIONS.confirmed.from.map(stringLiteral));
const TO_TAKE = joinSql(PAYOUT_TRANSITIONS.taken.from.map(stringLiteral));
/** Payouts that are unclaimed or claimed by the gateway. */
const OF_GATEWAY = sql`((batch_id = '' AND state IN (${TO_TAKE})) OR (batch_id = ${stringLiteral(GATEWAY)} AND state IN (${IN_PROGRESS})))`;

/** SQL without the ORM: one guarded write claims a payout. */
@Injectable()
export class SqlGatewayDispatches implements GatewayDispatches {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  due(now: number, limit: number): Promise<readonly Id[]> {
    return this.database.values<Id>(
      sql`SELECT id FROM withdrawal WHERE ${OF_GATEWAY} AND look_at <= ? ORDER BY look_at, id LIMIT ?`,
      [now, limit],
    );
  }

  async lease(id: Id, now: number, until: number): Promise<Leased | undefined> {
    const claimed = await this.database.execute(
      sql`UPDATE withdrawal SET taken_at = CASE taken_at WHEN 0 THEN ? ELSE taken_at END, batch_id = ?, look_at = ?
       WHERE id = ? AND ${OF_GATEWAY} AND look_at <= ?`,
      [now, GATEWAY, until, id, now],
    );
    if (claimed !== 1) return undefined;
    const row = await this.database.first<Payout & { accountNumber: string; submittedAt: number }>(
      sql`SELECT ${FIELDS}, account_number AS accountNumber, submitted_at AS submittedAt FROM withdrawal WHERE id = ?`,
      [id],
    );
    if (!row) return undefined;
    const { accountNumber, submittedAt, ...payout } = row;
    return { payout, accountNumber: this.config.keys.open(accountNumber, id), submittedAt, until };
  }

  storeDispatch({ payout, submittedAt, until }: Leased, now: number, nextPoll: number): Promise<boolean> {
    return this.database.executeGuarded(
      sql`UPDATE withdrawal SET submitted_at = ?, look_at = ? WHERE id = ? AND submitted_at = ? AND look_at = ?`,
      [now, nextPoll, payout.id, submittedAt, until],
    );
  }

  async pollAt(id: Id, at: number): Promise<void> {
    await this.database.execute(sql`UPDATE withdrawal SET look_at = ? WHERE id = ?`, [at, id]);
  }

  markDoubtful(id: Id, doubt: PayoutDoubt): Promise<boolean> {
    return this.database.executeGuarded(
      sql`UPDATE withdrawal SET doubt = ?, look_at = ? WHERE id = ? AND doubt IS NULL`,
      [doubt, Number.MAX_SAFE_INTEGER, id],
    );
  }
}

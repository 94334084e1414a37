import { Injectable } from '@nestjs/common';
import { type PaymentSystem } from '@kaaj/contract';
import { Config } from '../../../../config';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { fromStateCondition } from '../../../../platform/database/guards';
import { insertion } from '../../../../platform/database/insert-rows';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { placeholders, sql } from '../../../../platform/database/sql';
import { type Withdrawals } from '../../application/withdrawals';
import { WITHDRAWAL_TRANSITIONS } from '../../domain/transitions';
import { type DecidedWithdrawal, type Withdrawal } from '../../domain/withdrawal';
import { WITHDRAWAL } from './withdrawal.schema';

const FIELDS = selectList(WITHDRAWAL);

/** SQL without the ORM: requesting a withdrawal, which `bench/` measures. */
@Injectable()
export class SqlWithdrawals implements Withdrawals {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  add(withdrawal: Withdrawal, accountNumber: string): void {
    const { keys } = this.config;
    const { id, workerId, coins, cents, paymentSystem, accountNumberMasked } = withdrawal;
    const { payableFrom, status, askedAt, decidedAt } = withdrawal;
    const row = {
      ...{ id, workerId, coins, cents, paymentSystem, accountNumberMasked, payableFrom, status, askedAt, decidedAt },
      accountNumber: keys.seal(accountNumber, id),
      accountHash: keys.accountHash(paymentSystem, accountNumber),
    };
    this.database.enqueueWrite(...insertion('withdrawal', [row]));
  }

  countPending(workerId: Id): Promise<number> {
    const statement = sql`SELECT COUNT(*) AS pending FROM withdrawal WHERE worker_id = ? AND decided_at = 0`;
    return this.database.number(statement, [workerId]);
  }

  find(id: Id): Promise<Withdrawal | undefined> {
    return this.database.first<Withdrawal>(sql`SELECT ${FIELDS} FROM withdrawal WHERE id = ?`, [id]);
  }

  async accountNumberOf(id: Id): Promise<string | undefined> {
    const statement = sql`SELECT account_number FROM withdrawal WHERE id = ?`;
    const [sealed] = await this.database.values<string>(statement, [id]);
    return sealed && this.config.keys.open(sealed, id);
  }

  saveDecision(
    { id, status, decidedAt, payableFrom }: DecidedWithdrawal,
    { payout, reason }: Parameters<Withdrawals['saveDecision']>[1] = {},
  ): Promise<boolean> {
    const queued = payout ? sql`, state = ?, at = ?, due = ?, look_at = ?` : sql``;
    return this.database.executeGuarded(
      sql`UPDATE withdrawal SET status = ?, decided_at = ?, reason = ?${queued} WHERE id = ? AND ${fromStateCondition(WITHDRAWAL_TRANSITIONS[status])}`,
      [
        status,
        decidedAt,
        reason || null,
        ...(payout ? [payout.state, payout.at, payout.due, payableFrom ?? 0] : []),
        id,
      ],
    );
  }

  pendingOf(workerId: Id, limit: number): Promise<readonly Withdrawal[]> {
    const statement = sql`SELECT ${FIELDS} FROM withdrawal WHERE worker_id = ? AND status = 'pending' LIMIT ?`;
    return this.database.query<Withdrawal>(statement, [workerId, limit]);
  }

  async paidSince(workerId: Id, paymentSystem: PaymentSystem, accountNumber: string): Promise<number | undefined> {
    const hashes = this.config.keys.accountHashes(paymentSystem, accountNumber);
    const [since] = await this.database.values<number | null>(
      sql`SELECT MIN(asked_at) AS since FROM withdrawal
       WHERE worker_id = ? AND account_hash IN (${placeholders(hashes)}) AND state IN ('sent', 'confirmed')`,
      [workerId, ...hashes],
    );
    return since ?? undefined;
  }
}

import { Injectable } from '@nestjs/common';
import { type PaymentSystem, type WithdrawalStatus } from '@kaaj/contract';
import { Config } from '../../../../config';
import { cents, coins } from '../../../../kernel/coins';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { comesFrom } from '../../../../platform/database/guards';
import { Withdrawals } from '../../application/withdrawals';
import { WITHDRAWAL_MOVES } from '../../domain/moves';
import { type DecidedWithdrawal, type Withdrawal } from '../../domain/withdrawal';
import { decrypt, encrypt } from './account-number-cipher';

export interface WithdrawalRecord {
  readonly id: Id;
  readonly worker_id: Id;
  readonly coins: number;
  readonly cents: number;
  readonly payment_system: PaymentSystem;
  readonly account_number_masked: string;
  readonly status: WithdrawalStatus;
  readonly asked_at: number;
  readonly decided_at: number;
}

export const WITHDRAWAL_COLUMNS =
  'id, worker_id, coins, cents, payment_system, account_number_masked, status, asked_at, decided_at';

@Injectable()
export class SqlWithdrawals extends Withdrawals {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {
    super();
  }

  async add(withdrawal: Withdrawal, accountNumber: string): Promise<void> {
    const { id, workerId, paymentSystem, accountNumberMasked, status, askedAt, decidedAt } = withdrawal;
    const sealed = encrypt(accountNumber, id, this.config.encryptionKey);
    await this.database.execute(
      `INSERT INTO withdrawal (${WITHDRAWAL_COLUMNS}, account_number) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        workerId,
        withdrawal.coins,
        withdrawal.cents,
        paymentSystem,
        accountNumberMasked,
        status,
        askedAt,
        decidedAt,
        sealed,
      ],
    );
  }

  async find(id: Id): Promise<Withdrawal | undefined> {
    const [row] = await this.database.query<WithdrawalRecord>(
      `SELECT ${WITHDRAWAL_COLUMNS} FROM withdrawal WHERE id = ?`,
      [id],
    );
    return row && withdrawalOf(row);
  }

  async accountNumberOf(id: Id): Promise<string | undefined> {
    const [row] = await this.database.query<{ account_number: string }>(
      'SELECT account_number FROM withdrawal WHERE id = ?',
      [id],
    );
    return row && decrypt(row.account_number, id, this.config.encryptionKey);
  }

  async saveDecision({ id, status, decidedAt }: DecidedWithdrawal): Promise<boolean> {
    const hit = await this.database.execute(
      `UPDATE withdrawal SET status = ?, decided_at = ? WHERE id = ? AND ${comesFrom(WITHDRAWAL_MOVES[status])}`,
      [status, decidedAt, id],
    );
    return hit === 1;
  }

  async pendingCountOf(workerId: Id): Promise<number> {
    const [row] = await this.database.query<{ pending: number }>(
      'SELECT COUNT(*) AS pending FROM withdrawal WHERE worker_id = ? AND decided_at = 0',
      [workerId],
    );
    return row?.pending ?? 0;
  }

  async pendingOf(workerId: Id, limit: number): Promise<readonly Withdrawal[]> {
    const rows = await this.database.query<WithdrawalRecord>(
      `SELECT ${WITHDRAWAL_COLUMNS} FROM withdrawal WHERE worker_id = ? AND status = 'pending' LIMIT ?`,
      [workerId, limit],
    );
    return rows.map(withdrawalOf);
  }
}

export function withdrawalOf(row: WithdrawalRecord): Withdrawal {
  return {
    id: row.id,
    workerId: row.worker_id,
    coins: coins(row.coins),
    cents: cents(row.cents),
    paymentSystem: row.payment_system,
    accountNumberMasked: row.account_number_masked,
    status: row.status,
    askedAt: row.asked_at,
    decidedAt: row.decided_at,
  };
}

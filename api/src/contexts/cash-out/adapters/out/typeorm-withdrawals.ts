import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type PaymentSystem } from '@kaaj/contract';
import { In, type Repository } from 'typeorm';
import { Config } from '../../../../config';
import { type Id } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { placeholders } from '../../../../platform/database/placeholders';
import { sql } from '../../../../platform/database/sql';
import { Withdrawals } from '../../application/withdrawals';
import { WITHDRAWAL_MOVES } from '../../domain/withdrawal-moves';
import { type Payout } from '../../domain/payout';
import { type DecidedWithdrawal, type Withdrawal } from '../../domain/withdrawal';
import { WITHDRAWAL, type WithdrawalRow, WithdrawalSchema } from './withdrawal.schema';

@Injectable()
export class TypeormWithdrawals extends Withdrawals {
  constructor(
    @InjectRepository(WithdrawalSchema) private readonly withdrawals: Repository<WithdrawalRow>,
    private readonly database: Database,
    private readonly config: Config,
  ) {
    super();
  }

  /** In SQL, like the two reads: what `bench/` measures of asking for money. */
  add(withdrawal: Withdrawal, accountNumber: string): void {
    const { keys } = this.config;
    const { id, workerId, coins, cents, paymentSystem, accountNumberMasked, payableFrom, status, askedAt, decidedAt } =
      withdrawal;
    this.database.later(
      sql`INSERT INTO withdrawal (id, worker_id, coins, cents, payment_system, account_number, account_number_masked, account_hash, payable_from,
         status, asked_at, decided_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        workerId,
        coins,
        cents,
        paymentSystem,
        keys.seal(accountNumber, id),
        accountNumberMasked,
        keys.accountHash(paymentSystem, accountNumber),
        payableFrom,
        status,
        askedAt,
        decidedAt,
      ],
    );
  }

  async countPending(workerId: Id): Promise<number> {
    const statement = sql`SELECT COUNT(*) AS pending FROM withdrawal WHERE worker_id = ? AND decided_at = 0`;
    const [row] = await this.database.query<{ pending: number }>(statement, [workerId]);
    return row?.pending ?? 0;
  }

  async find(id: Id): Promise<Withdrawal | undefined> {
    return (await this.withdrawals.findOne({ select: WITHDRAWAL, where: { id } })) ?? undefined;
  }

  async accountNumberOf(id: Id): Promise<string | undefined> {
    const kept = await this.withdrawals.findOne({ select: { accountNumber: true }, where: { id } });
    return kept ? this.config.keys.open(kept.accountNumber, id) : undefined;
  }

  async saveDecision({ id, status, decidedAt, payableFrom }: DecidedWithdrawal, payout?: Payout): Promise<boolean> {
    const from = In([...WITHDRAWAL_MOVES[status].from]);
    const { affected } = await this.withdrawals.update(
      { id, status: from },
      {
        status,
        decidedAt,
        ...(payout && { state: payout.state, at: payout.at, due: payout.due, lookAt: payableFrom ?? 0 }),
      },
    );
    return affected === 1;
  }

  pendingOf(workerId: Id, limit: number): Promise<readonly Withdrawal[]> {
    return this.withdrawals.find({ select: WITHDRAWAL, where: { workerId, status: 'pending' }, take: limit });
  }

  async paidSince(workerId: Id, paymentSystem: PaymentSystem, accountNumber: string): Promise<number | undefined> {
    const hashes = this.config.keys.accountHashes(paymentSystem, accountNumber);
    const [first] = await this.database.query<{ since: number | null }>(
      sql`SELECT MIN(asked_at) AS since FROM withdrawal
       WHERE worker_id = ? AND account_hash IN (${placeholders(hashes)}) AND state IN ('sent', 'confirmed')`,
      [workerId, ...hashes],
    );
    return first?.since ?? undefined;
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type PaymentSystem } from '@kaaj/contract';
import { In, IsNull, type Repository } from 'typeorm';
import { Config } from '../../../../config';
import { type Id } from '../../../../kernel/ids';
import { Withdrawals } from '../../application/withdrawals';
import { WITHDRAWAL_MOVES } from '../../domain/moves';
import { type DecidedWithdrawal, type Withdrawal } from '../../domain/withdrawal';
import { WITHDRAWAL, type WithdrawalRow, WithdrawalSchema } from './withdrawal.schema';

@Injectable()
export class TypeormWithdrawals extends Withdrawals {
  constructor(
    @InjectRepository(WithdrawalSchema) private readonly withdrawals: Repository<WithdrawalRow>,
    private readonly config: Config,
  ) {
    super();
  }

  async add(withdrawal: Withdrawal, accountNumber: string): Promise<void> {
    const { keys } = this.config;
    await this.withdrawals.insert({
      ...withdrawal,
      accountNumber: keys.seal(accountNumber, withdrawal.id),
      accountHash: keys.accountHash(withdrawal.paymentSystem, accountNumber),
    });
  }

  async find(id: Id): Promise<Withdrawal | undefined> {
    return (await this.withdrawals.findOne({ select: WITHDRAWAL, where: { id } })) ?? undefined;
  }

  async accountNumberOf(id: Id): Promise<string | undefined> {
    const kept = await this.withdrawals.findOne({ select: { accountNumber: true }, where: { id } });
    return kept ? this.config.keys.open(kept.accountNumber, id) : undefined;
  }

  async saveDecision({ id, status, decidedAt }: DecidedWithdrawal): Promise<boolean> {
    const from = In([...WITHDRAWAL_MOVES[status].from]);
    const { affected } = await this.withdrawals.update({ id, status: from }, { status, decidedAt });
    return affected === 1;
  }

  pendingCountOf(workerId: Id): Promise<number> {
    return this.withdrawals.countBy({ workerId, decidedAt: 0 });
  }

  pendingOf(workerId: Id, limit: number): Promise<readonly Withdrawal[]> {
    return this.withdrawals.find({ select: WITHDRAWAL, where: { workerId, status: 'pending' }, take: limit });
  }

  async firstAskedAt(workerId: Id, paymentSystem: PaymentSystem, accountNumber: string): Promise<number | undefined> {
    const accountHash = In(this.config.keys.accountHashes(paymentSystem, accountNumber));
    return (await this.withdrawals.minimum('askedAt', { workerId, accountHash })) ?? undefined;
  }

  async withoutHash(limit: number): Promise<readonly Id[]> {
    const found = await this.withdrawals.find({ select: { id: true }, where: { accountHash: IsNull() }, take: limit });
    return found.map(({ id }) => id);
  }

  async hash(id: Id): Promise<void> {
    const { keys } = this.config;
    const kept = await this.withdrawals.findOne({
      select: { paymentSystem: true, accountNumber: true },
      where: { id, accountHash: IsNull() },
    });
    if (!kept) return;
    const hash = keys.accountHash(kept.paymentSystem, keys.open(kept.accountNumber, id));
    await this.withdrawals.update({ id, accountHash: IsNull() }, { accountHash: hash });
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { Config } from '../../../../config';
import { type Id } from '../../../../kernel/ids';
import { Withdrawals } from '../../application/withdrawals';
import { WITHDRAWAL_MOVES } from '../../domain/moves';
import { type DecidedWithdrawal, type Withdrawal } from '../../domain/withdrawal';
import { decrypt, encrypt } from '../../../../platform/encryption/account-number-cipher';
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
    const sealed = encrypt(accountNumber, withdrawal.id, this.config.encryptionKey);
    await this.withdrawals.insert({ ...withdrawal, accountNumber: sealed });
  }

  async find(id: Id): Promise<Withdrawal | undefined> {
    return (await this.withdrawals.findOne({ select: WITHDRAWAL, where: { id } })) ?? undefined;
  }

  async accountNumberOf(id: Id): Promise<string | undefined> {
    const kept = await this.withdrawals.findOne({ select: { accountNumber: true }, where: { id } });
    return kept ? decrypt(kept.accountNumber, id, this.config.encryptionKey) : undefined;
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
}

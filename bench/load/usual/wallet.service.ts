import { ConflictException, Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Account, Transfer } from './money.entities';

interface TransferInput {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly kind: string;
  readonly reference: string;
  /** Of these, how many the receiver has worked for. */
  readonly earned?: number;
}

@Injectable()
export class WalletService {
  /** Moves coins between two locked accounts. Throws ConflictException when the first does not hold them. */
  async move(manager: EntityManager, { from, to, amount, kind, reference, earned = 0 }: TransferInput): Promise<void> {
    const accounts = await manager.find(Account, {
      where: { id: In([from, to]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const payer = accounts.find(({ id }) => id === from);
    const payee = accounts.find(({ id }) => id === to) ?? manager.create(Account, { id: to, balance: 0, earned: 0 });
    if (!payer || payer.balance < amount) throw new ConflictException('Not enough coins.');
    payer.balance -= amount;
    payee.balance += amount;
    payee.earned += earned;
    await manager.save([payer, payee]);
    await manager.save(
      manager.create(Transfer, { fromAccount: from, toAccount: to, amount, kind, reference, at: Date.now() }),
    );
  }
}

import { ConflictException, Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { hashOf, IdempotencyService, type KeyedRequest } from './idempotency.service';
import { PayoutAccount, Withdrawal } from './money.entities';
import { type Person } from './people.entities';
import { WalletService } from './wallet.service';

const MOST_PENDING = 20;
const CENTS_OF_A_COIN = 5;
const NEW_ACCOUNT_MS = 86_400_000;

export interface Wish {
  readonly withdrawalCoin: number;
  readonly paymentSystem: string;
  readonly accountNumber: string;
}

@Injectable()
export class WithdrawalsService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly wallet: WalletService,
  ) {}

  /** Throws ConflictException. */
  ask(request: KeyedRequest, worker: Person, { withdrawalCoin: coins, paymentSystem, accountNumber }: Wish) {
    return this.idempotency.once(request, async (manager) => {
      const pending = await manager.countBy(Withdrawal, { workerId: worker.id, decidedAt: 0 });
      if (pending >= MOST_PENDING) throw new ConflictException('Too many wait.');
      const accountHash = hashOf(`${paymentSystem} ${accountNumber}`);
      const withdrawal = await manager.save(
        manager.create(Withdrawal, {
          workerId: worker.id,
          coins,
          cents: coins * CENTS_OF_A_COIN,
          paymentSystem,
          // As long as if it were encrypted.
          accountNumber: 'x'.repeat(60),
          accountNumberMasked: `*******${accountNumber.slice(-4)}`,
          accountHash,
          payableFrom: await this.payableFrom(manager, worker.id, accountHash),
          status: 'pending',
          askedAt: Date.now(),
          decidedAt: 0,
        }),
      );
      await this.wallet.move(manager, {
        from: `available:${worker.id}`,
        to: `held:${worker.id}`,
        amount: coins,
        kind: 'withdrawal-requested',
        reference: withdrawal.id,
      });
      return {
        data: {
          _id: withdrawal.id,
          withdrawalCoin: coins,
          withdrawalAmount: withdrawal.cents / 100,
          paymentSystem,
          accountNumber: withdrawal.accountNumberMasked,
          status: withdrawal.status,
          workerName: worker.name,
        },
      };
    });
  }

  /** An account that is new to its worker waits for a day. */
  private async payableFrom(manager: EntityManager, personId: string, accountHash: string): Promise<number> {
    const saved = await manager.findOne(PayoutAccount, {
      where: { personId, accountHash },
      order: { payableFrom: 'ASC' },
    });
    if (saved) return saved.payableFrom;
    const first = await manager.findOne(Withdrawal, {
      where: { workerId: personId, accountHash },
      order: { askedAt: 'ASC' },
    });
    return (first?.askedAt ?? Date.now()) + NEW_ACCOUNT_MS;
  }
}

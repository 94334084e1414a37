import { ConflictException, Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { accountHash } from '../../load/account-hash.mjs';
import { DAY_MS } from './days';
import { IdempotencyService, type KeyedRequest } from './idempotency.service';
import { PayoutAccount, Withdrawal } from './money.entities';
import { emailOf, toAvatar, type Person } from './people.entities';
import { WalletService } from './wallet.service';

const MAX_PENDING = 20;
const CENTS_OF_A_COIN = 5;

export interface WithdrawalInput {
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
  ask(request: KeyedRequest, worker: Person, { withdrawalCoin: coins, paymentSystem, accountNumber }: WithdrawalInput) {
    return this.idempotency.once(request, async (manager) => {
      const pending = await manager.countBy(Withdrawal, { workerId: worker.id, decidedAt: 0 });
      if (pending >= MAX_PENDING) throw new ConflictException('Too many wait.');
      const hash = accountHash(paymentSystem, accountNumber);
      const now = Date.now();
      const payableFrom = await this.payableFrom(manager, worker.id, hash, now);
      const withdrawal = await manager.save(
        manager.create(Withdrawal, {
          workerId: worker.id,
          coins,
          cents: coins * CENTS_OF_A_COIN,
          paymentSystem,
          // As long as if it were encrypted.
          accountNumber: 'x'.repeat(60),
          accountNumberMasked: masked(accountNumber),
          accountHash: hash,
          payableFrom: payableFrom > now ? payableFrom : null,
          status: 'pending',
          askedAt: now,
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
      return { data: shownWithdrawal(withdrawal, worker) };
    });
  }

  /** An account that is new to its worker waits for a day. */
  private async payableFrom(manager: EntityManager, personId: string, accountHash: string, now: number) {
    const saved = await manager.findOne(PayoutAccount, {
      where: { personId, accountHash },
      order: { payableFrom: 'ASC' },
    });
    const first = await manager.findOne(Withdrawal, {
      where: { workerId: personId, accountHash },
      order: { askedAt: 'ASC' },
    });
    return Math.min(saved?.payableFrom ?? Infinity, (first?.askedAt ?? now) + DAY_MS);
  }
}

/** What a screen may show of an account number. */
const masked = (number: string) => `••••${number.slice(number.length - Math.min(4, Math.floor(number.length / 4)))}`;

/** The answer to the worker who has requested it. */
function shownWithdrawal(withdrawal: Withdrawal, worker: Person) {
  const { payableFrom } = withdrawal;
  const askedAt = new Date(withdrawal.askedAt).toISOString();
  return {
    _id: withdrawal.id,
    worker: toAvatar(worker.id, worker),
    workerEmail: emailOf(worker),
    withdrawalCoin: withdrawal.coins,
    withdrawalAmount: withdrawal.cents / 100,
    paymentSystem: withdrawal.paymentSystem,
    accountNumberMasked: withdrawal.accountNumberMasked,
    withdrawDate: askedAt,
    status: withdrawal.status,
    rejectionReason: '',
    payableFrom: payableFrom === null ? null : new Date(payableFrom).toISOString(),
    payout: { state: 'waiting', reference: null, reason: null, at: askedAt, due: null },
  };
}

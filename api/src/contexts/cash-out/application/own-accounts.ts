import { Injectable } from '@nestjs/common';
import { type PaymentSystem } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { payableFrom, type PayoutAccount } from '../domain/payout-account';
import { CashOutSettings } from './cash-out-settings';
import { PayoutAccounts } from './payout-accounts';
import { Withdrawals } from './withdrawals';

/** An account that a withdrawal is paid to. */
export interface Destination {
  readonly paymentSystem: PaymentSystem;
  /** Whole, in its one spelling. */
  readonly accountNumber: string;
  /** From when money leaves for it, in milliseconds since the epoch. */
  readonly payableFrom: number;
  /** Neither saved, nor was its worker ever paid to it. */
  readonly isNew: boolean;
}

interface Typed {
  readonly workerId: Id;
  readonly paymentSystem: PaymentSystem;
  readonly accountNumber: string;
  readonly now: number;
}

/** What a worker saved, and for whoever pays them: where to, and from when on. */
@Injectable()
export class OwnAccounts {
  constructor(
    private readonly accounts: PayoutAccounts,
    private readonly withdrawals: Withdrawals,
    private readonly settings: CashOutSettings,
  ) {}

  of(personId: Id): Promise<readonly PayoutAccount[]> {
    return this.accounts.of(personId);
  }

  /** A saved one. Throws NotFound. */
  async saved(id: Id, personId: Id): Promise<Destination> {
    const found = await this.accounts.find(id, personId);
    if (!found) throw new NotFound();
    const { account, accountNumber } = found;
    return { paymentSystem: account.paymentSystem, accountNumber, payableFrom: account.payableFrom, isNew: false };
  }

  /** An account that was typed in `now`; it may be a saved one, or one that its worker was paid to. */
  async typed({ workerId, paymentSystem, accountNumber, now }: Typed): Promise<Destination> {
    const [saved, since] = await Promise.all([
      this.accounts.same(workerId, paymentSystem, accountNumber),
      this.withdrawals.paidSince(workerId, paymentSystem, accountNumber),
    ]);
    const typed = payableFrom(since ?? now, this.settings.payoutAccountCoolingOffHours, false);
    return {
      ...{ paymentSystem, accountNumber },
      payableFrom: saved ? Math.min(saved.payableFrom, typed) : typed,
      isNew: saved === undefined && since === undefined,
    };
  }

  /** Throws NotFound. */
  async remove(id: Id, personId: Id): Promise<void> {
    if (!(await this.accounts.remove(id, personId))) throw new NotFound();
  }
}

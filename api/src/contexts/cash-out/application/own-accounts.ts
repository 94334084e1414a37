import { Injectable } from '@nestjs/common';
import { type PaymentSystem } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { payableFrom, type PayoutAccount } from '../domain/payout-account';
import { CashOutSettings } from './cash-out-settings';
import { PayoutAccounts } from './payout-accounts';
import { Withdrawals } from './withdrawals';

/** The account that a withdrawal is paid to. */
export interface Destination {
  readonly paymentSystem: PaymentSystem;
  /** The full, normalized number. */
  readonly accountNumber: string;
  /** Earliest payout to it, in milliseconds since the epoch. */
  readonly payableFrom: number;
  /** Neither saved nor ever used for a payout to its worker. */
  readonly isNew: boolean;
}

interface Typed {
  readonly workerId: Id;
  readonly paymentSystem: PaymentSystem;
  readonly accountNumber: string;
  readonly now: number;
}

/** A worker's saved accounts, and the destination of their withdrawals. */
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

  /** A saved account. Throws NotFound. */
  async saved(id: Id, personId: Id): Promise<Destination> {
    const found = await this.accounts.find(id, personId);
    if (!found) throw new NotFound();
    const { account, accountNumber } = found;
    return { paymentSystem: account.paymentSystem, accountNumber, payableFrom: account.payableFrom, isNew: false };
  }

  /** An account number entered `now`. It may match a saved account, or one that was used for a payout before. */
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

import { Injectable } from '@nestjs/common';
import { type PaymentSystem } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { type PayoutAccount } from '../domain/payout-account';
import { PayoutAccountSettings } from './payout-account-settings';
import { PayoutAccounts } from './payout-accounts';
import { payableFrom } from '../domain/payout-account';

/** An account that a withdrawal is paid to. */
export interface Destination {
  readonly paymentSystem: PaymentSystem;
  /** Whole, in its one spelling. */
  readonly accountNumber: string;
  /** From when money leaves for it, in milliseconds since the epoch. */
  readonly payableFrom: number;
}

/** What a worker saved, and for whoever pays them: where to, and from when on. */
@Injectable()
export class OwnAccounts {
  constructor(
    private readonly accounts: PayoutAccounts,
    private readonly settings: PayoutAccountSettings,
  ) {}

  /** Whether accounts that are new to their worker wait at all. */
  get wait(): boolean {
    return this.settings.waitHours > 0;
  }

  of(personId: Id): Promise<readonly PayoutAccount[]> {
    return this.accounts.of(personId);
  }

  /** A saved one. Throws NotFound. */
  async saved(id: Id, personId: Id): Promise<Destination> {
    const found = await this.accounts.find(id, personId);
    if (!found) throw new NotFound();
    const { account, accountNumber } = found;
    return { paymentSystem: account.paymentSystem, accountNumber, payableFrom: account.payableFrom };
  }

  /**
   * From when money leaves for an account that was typed in, unless it is a saved one. `since` tells when its worker first named it: both are looked
   * up at once.
   */
  async payableFrom(
    personId: Id,
    paymentSystem: PaymentSystem,
    accountNumber: string,
    since: Promise<number>,
  ): Promise<number> {
    const [saved, named] = await Promise.all([this.accounts.same(personId, paymentSystem, accountNumber), since]);
    const typed = payableFrom(named, this.settings.waitHours, false);
    return saved ? Math.min(saved.payableFrom, typed) : typed;
  }

  /** Throws NotFound. */
  async remove(id: Id, personId: Id): Promise<void> {
    if (!(await this.accounts.remove(id, personId))) throw new NotFound();
  }

  /** For whoever removes a person. */
  removeAllOf(personId: Id): Promise<void> {
    return this.accounts.removeAllOf(personId);
  }
}

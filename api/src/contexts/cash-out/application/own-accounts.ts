import { Injectable } from '@nestjs/common';
import { maskedAccountNumber, type PaymentSystem } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { found, NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { ConfirmPassword, type OwnSession, SecurityNotices } from '../../identity';
import { Notifier } from '../../messages';
import { People } from '../../people';
import { assertRoom, payableFrom, type PayoutAccount } from '../domain/payout-account';
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

interface SavePayoutAccountInput {
  readonly paymentSystem: PaymentSystem;
  readonly accountNumber: string;
  /** With the password the account has no waiting time. */
  readonly password: string | undefined;
}

/** A worker's saved accounts, and the destination of their withdrawals. */
@Injectable()
export class OwnAccounts {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly confirmPassword: ConfirmPassword,
    private readonly accounts: PayoutAccounts,
    private readonly withdrawals: Withdrawals,
    private readonly notifier: Notifier,
    private readonly notices: SecurityNotices,
    private readonly settings: CashOutSettings,
    private readonly clock: Clock,
  ) {}

  of(personId: Id): Promise<readonly PayoutAccount[]> {
    return this.accounts.of(personId);
  }

  /**
   * Stores a payout account and notifies its worker, so that an account saved by an attacker is noticed during the
   * waiting time. An existing account is returned; with the password its waiting time ends. Throws TooManyAccounts, and
   * the errors of ConfirmPassword.
   */
  async store(
    own: OwnSession,
    { paymentSystem, accountNumber, password }: SavePayoutAccountInput,
  ): Promise<PayoutAccount> {
    const proven = password !== undefined;
    if (proven) await this.confirmPassword.execute(own, password);
    const { personId } = own;
    return this.unitOfWork.run(async () => {
      await this.people.lock(personId);
      const now = this.clock.now();
      const known = await this.accounts.same(personId, paymentSystem, accountNumber);
      if (known) return proven ? this.release(known, now) : known;
      assertRoom(await this.accounts.of(personId));
      const account: PayoutAccount = {
        id: newId(),
        personId,
        paymentSystem,
        accountNumberMasked: maskedAccountNumber(accountNumber),
        savedAt: now,
        payableFrom: payableFrom(now, this.settings.payoutAccountCoolingOffHours, proven),
      };
      await this.accounts.add(account, accountNumber);
      const reported = { system: paymentSystem, account: account.accountNumberMasked };
      await this.notifier.notify(personId, 'payout-account/saved', reported);
      await this.notices.notify(personId, 'payout-account-added', `${paymentSystem} ${account.accountNumberMasked}`);
      return account;
    });
  }

  /** A saved account. Throws NotFound. */
  async saved(id: Id, personId: Id): Promise<Destination> {
    const { account, accountNumber } = found(await this.accounts.find(id, personId));
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

  private async release(account: PayoutAccount, now: number): Promise<PayoutAccount> {
    const { id, personId, paymentSystem, accountNumberMasked } = account;
    await this.accounts.release(id, now);
    await this.notices.notify(personId, 'payout-account-released', `${paymentSystem} ${accountNumberMasked}`);
    return { ...account, payableFrom: Math.min(account.payableFrom, now) };
  }
}

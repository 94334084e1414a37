import { Injectable } from '@nestjs/common';
import { maskedAccountNumber, type PaymentSystem } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { ConfirmPassword, type OwnSession, SecurityNotices } from '../../identity';
import { People } from '../../people';
import { Notifier } from '../../messages';
import { assertRoom, payableFrom, type PayoutAccount } from '../domain/payout-account';
import { CashOutSettings } from './cash-out-settings';
import { PayoutAccounts } from './payout-accounts';

interface SavePayoutAccountInput {
  readonly paymentSystem: PaymentSystem;
  readonly accountNumber: string;
  /** With the password the account has no waiting time. */
  readonly password: string | undefined;
}

/**
 * Saves a payout account and notifies its worker, so that an account saved by an attacker is noticed during the waiting
 * time. An existing account is returned; with the password its waiting time ends. Throws TooManyAccounts, and the
 * errors of ConfirmPassword.
 */
@Injectable()
export class SaveAccount {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly confirmPassword: ConfirmPassword,
    private readonly accounts: PayoutAccounts,
    private readonly notifier: Notifier,
    private readonly notices: SecurityNotices,
    private readonly settings: CashOutSettings,
    private readonly clock: Clock,
  ) {}

  async execute(
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

  private async release(account: PayoutAccount, now: number): Promise<PayoutAccount> {
    const { id, personId, paymentSystem, accountNumberMasked } = account;
    await this.accounts.release(id, now);
    await this.notices.notify(personId, 'payout-account-released', `${paymentSystem} ${accountNumberMasked}`);
    return { ...account, payableFrom: Math.min(account.payableFrom, now) };
  }
}

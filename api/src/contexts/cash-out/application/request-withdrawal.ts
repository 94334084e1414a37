import { Injectable } from '@nestjs/common';
import { type PaymentSystem } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Coins } from '../../../kernel/coins';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { DemandFreshProof, SecurityNotices } from '../../identity';
import { type Suspension, Suspensions } from '../../people';
import { Ledger, transferFor, Wallets } from '../../wallet';
import {
  assertAllowed,
  type Entitlement,
  minimumFor,
  request,
  withdrawable,
  type Withdrawal,
} from '../domain/withdrawal';
import { CashOutSettings } from './cash-out-settings';
import { type Destination, OwnAccounts } from './own-accounts';
import { Withdrawals } from './withdrawals';

/** To a saved account or an entered number. `fresh`: the session has a recent proof of identity. */
type RequestWithdrawalInput = { readonly workerId: Id; readonly coins: Coins; readonly fresh: boolean } & (
  | { readonly payoutAccountId: Id }
  | { readonly paymentSystem: PaymentSystem; readonly accountNumber: string }
);

/**
 * Holds the coins until an Admin decides. An account that is new to the worker has a cooling-off period and requires a
 * recent proof. The worker is e-mailed immediately. Throws BelowMinimum, NotEnoughToWithdraw,
 * TooManyPending, ProofRequired, and NotFound for an unknown saved account.
 */
@Injectable()
export class RequestWithdrawal {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly withdrawals: Withdrawals,
    private readonly accounts: OwnAccounts,
    private readonly notices: SecurityNotices,
    private readonly freshProof: DemandFreshProof,
    private readonly wallets: Wallets,
    private readonly suspensions: Suspensions,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
    private readonly settings: CashOutSettings,
  ) {}

  execute(input: RequestWithdrawalInput): Promise<Withdrawal> {
    const { coinsPerDollar } = this.settings.prices;
    const { pendingWithdrawals: maxPending } = this.settings.limits;
    const { workerId, coins, fresh } = input;
    const now = this.clock.now();
    return this.unitOfWork.run(async () => {
      // `holdings` comes first: it locks the worker's accounts, so that concurrent requests wait and are counted.
      const [holdings, pending, to, suspension] = await Promise.all([
        this.wallets.holdings(workerId),
        this.withdrawals.countPending(workerId),
        this.destination(input, now),
        this.suspensions.currentOf(workerId),
      ]);
      const entitlement = { ...holdings, suspended: openTo(suspension) };
      const minimum = minimumFor(coins, entitlement, this.settings.minimumWithdrawalCoins);
      assertAllowed(coins, { minimum, spendable: withdrawable(entitlement), pending, most: maxPending });
      if (to.isNew) await this.freshProof.demand({ personId: workerId, fresh });
      const withdrawal = request({ workerId, coins, ...to, coinsPerDollar }, newId(), now);
      if (to.isNew) await this.notifyOfNewAccount(withdrawal);
      this.withdrawals.add(withdrawal, to.accountNumber);
      await this.ledger.post(transferFor('withdrawal-requested', withdrawal));
      return withdrawal;
    });
  }

  private notifyOfNewAccount({ workerId, paymentSystem, accountNumberMasked }: Withdrawal): Promise<void> {
    return this.notices.notify(workerId, 'payout-account-added', `${paymentSystem} ${accountNumberMasked}`);
  }

  private destination(input: RequestWithdrawalInput, now: number): Promise<Destination> {
    if ('payoutAccountId' in input) return this.accounts.saved(input.payoutAccountId, input.workerId);
    const { workerId, paymentSystem, accountNumber } = input;
    return this.accounts.typed({ workerId, paymentSystem, accountNumber, now });
  }
}

function openTo(suspension: Suspension | undefined): Entitlement['suspended'] {
  if (!suspension) return 'no';
  return suspension.removal ? 'all' : 'earned';
}

import { Module } from '@nestjs/common';
import { Config, settingsOf } from '../../config';
import { Clock } from '../../kernel/clock';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { IdentityModule } from '../identity/identity.module';
import { RemovalSteps } from '../people';
import { PeopleModule } from '../people/people.module';
import { MessagesModule } from '../messages/messages.module';
import { WalletModule } from '../wallet/wallet.module';
import { IntegrationsModule } from '../integrations/integrations.module';
import { SqlWithdrawals } from './adapters/out/sql-withdrawals';
import { WithdrawalPagesQuery } from './adapters/out/withdrawal-pages.query';
import { WithdrawalController } from './adapters/in/withdrawal.controller';
import { CancelWithdrawal } from './application/cancel-withdrawal';
import { DecideWithdrawal } from './application/decide-withdrawal';
import { RequestWithdrawal } from './application/request-withdrawal';
import { RevealAccountNumber } from './application/reveal-account-number';
import { CashOutSettings } from './application/cash-out-settings';
import { Withdrawals } from './application/withdrawals';
import { PayoutController } from './adapters/in/payout.controller';
import { HttpPayoutService } from './adapters/out/http-payout-gateway';
import { PayoutPagesQuery } from './adapters/out/payout-pages.query';
import { sandboxPayoutService } from './adapters/out/sandbox-payout-gateway';
import { SqlGatewayDispatches } from './adapters/out/sql-gateway-dispatches';
import { TypeormPayouts } from './adapters/out/typeorm-payouts';
import { ClosedDayQuery } from './adapters/out/closed-day.query';
import { PendingWithdrawalsQuery } from './adapters/out/pending-withdrawals.query';
import { PayThroughGateway } from './application/pay-through-gateway';
import { PayoutGateway } from './application/payout-gateway';
import { RecordPayoutResult } from './application/record-payout-result';
import { Payouts } from './application/payouts';
import { GatewayDispatches } from './application/gateway-dispatches';
import { ClaimPayoutBatch } from './application/claim-payout-batch';
import { ImportPayoutResults } from './application/import-payout-results';
import { PayoutAccountController } from './adapters/in/payout-account.controller';
import { SqlPayoutAccounts } from './adapters/out/sql-payout-accounts';
import { OwnAccounts } from './application/own-accounts';
import { PayoutAccounts } from './application/payout-accounts';
import { RiskFactsQuery } from './adapters/out/risk-facts.query';
import { RiskSignalsQuery } from './adapters/out/risk-signals.query';

@Module({
  imports: [IdentityModule, PeopleModule, MessagesModule, WalletModule, IntegrationsModule],
  controllers: [WithdrawalController, PayoutController, PayoutAccountController],
  providers: [
    RequestWithdrawal,
    DecideWithdrawal,
    CancelWithdrawal,
    RevealAccountNumber,
    settingsOf(CashOutSettings),
    { provide: Withdrawals, useClass: SqlWithdrawals },
    WithdrawalPagesQuery,
    ClaimPayoutBatch,
    ImportPayoutResults,
    RecordPayoutResult,
    PayThroughGateway,
    { provide: GatewayDispatches, useClass: SqlGatewayDispatches },
    {
      provide: PayoutGateway,
      inject: [Config, Payouts, Clock],
      useFactory: ({ payoutGateway }: Config, payouts: Payouts, clock: Clock): PayoutGateway => {
        if (payoutGateway === 'manual') return { service: undefined };
        const isSandbox = payoutGateway === 'sandbox';
        return { service: isSandbox ? sandboxPayoutService(payouts, clock) : new HttpPayoutService(payoutGateway) };
      },
    },
    ClosedDayQuery,
    PendingWithdrawalsQuery,
    { provide: Payouts, useClass: TypeormPayouts },
    PayoutPagesQuery,
    OwnAccounts,
    { provide: PayoutAccounts, useClass: SqlPayoutAccounts },
    RiskSignalsQuery,
    RiskFactsQuery,
  ],
  exports: [WithdrawalPagesQuery, PayoutPagesQuery, RiskSignalsQuery],
})
export class CashOutModule {
  constructor(
    scheduler: Scheduler,
    payThroughGateway: PayThroughGateway,
    removalSteps: RemovalSteps,
    cancellation: CancelWithdrawal,
    accounts: PayoutAccounts,
  ) {
    scheduler.add(payThroughGateway);
    removalSteps.settle('withdrawals', async (personId, limit, stays) =>
      stays ? 0 : cancellation.closeSome(personId, limit),
    );
    removalSteps.erase(({ id }) => accounts.removeAllOf(id));
  }
}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config, settingsOf } from '../../config';
import { Clock } from '../../kernel/clock';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { IdentityModule } from '../identity/identity.module';
import { MessagesModule } from '../messages/messages.module';
import { WalletModule } from '../wallet/wallet.module';
import { IntegrationsModule } from '../integrations/integrations.module';
import { PayoutController } from './adapters/in/payout.controller';
import { HttpPayoutGateway } from './adapters/out/http-payout-gateway';
import { ManualGateway } from './adapters/out/manual-gateway';
import { PayoutBatchSchema, PayoutSchema } from './adapters/out/payout.schema';
import { PayoutPagesQuery } from './adapters/out/payout-pages.query';
import { SandboxPayoutGateway } from './adapters/out/sandbox-payout-gateway';
import { PayoutStepsQuery } from './adapters/out/payout-steps.query';
import { UndecidedQuery } from './adapters/out/undecided.query';
import { SqlSubmissionsToGateway } from './adapters/out/sql-submissions-to-gateway';
import { TypeormPayouts } from './adapters/out/typeorm-payouts';
import { BatchFiles } from './application/batch-files';
import { ClosedDayQuery } from './adapters/out/closed-day.query';
import { WaitingSheetQuery } from './adapters/out/waiting-sheet.query';
import { PayThroughGateway } from './application/pay-through-gateway';
import { PayoutGateway } from './application/payout-gateway';
import { PayoutOutcomes } from './application/payout-outcomes';
import { PayoutQueue } from './application/payout-queue';
import { PayoutSettings } from './application/payout-settings';
import { Payouts } from './application/payouts';
import { SubmissionsToGateway } from './application/submissions-to-gateway';
import { TakeBatch } from './application/take-batch';
import { TakeReferences } from './application/take-references';
import { PayoutStandings } from './application/payout-standings';

@Module({
  imports: [
    TypeOrmModule.forFeature([PayoutSchema, PayoutBatchSchema]),
    IdentityModule,
    MessagesModule,
    WalletModule,
    IntegrationsModule,
  ],
  controllers: [PayoutController],
  providers: [
    PayoutQueue,
    TakeBatch,
    BatchFiles,
    TakeReferences,
    PayoutOutcomes,
    PayThroughGateway,
    { provide: SubmissionsToGateway, useClass: SqlSubmissionsToGateway },
    {
      provide: PayoutGateway,
      inject: [Config, Payouts, Clock],
      useFactory: ({ payoutGateway }: Config, payouts: Payouts, clock: Clock): PayoutGateway => {
        if (payoutGateway === 'manual') return new ManualGateway();
        return payoutGateway === 'sandbox'
          ? new SandboxPayoutGateway(payouts, clock)
          : new HttpPayoutGateway(payoutGateway);
      },
    },
    ClosedDayQuery,
    WaitingSheetQuery,
    UndecidedQuery,
    PayoutStepsQuery,
    { provide: Payouts, useClass: TypeormPayouts },
    PayoutPagesQuery,
    { provide: PayoutStandings, useExisting: PayoutPagesQuery },
    settingsOf(PayoutSettings),
  ],
  exports: [PayoutPagesQuery, PayoutStandings, PayoutQueue],
})
export class PayoutsModule {
  constructor(scheduler: Scheduler, payThroughGateway: PayThroughGateway) {
    scheduler.add(payThroughGateway);
  }
}

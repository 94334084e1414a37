import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config';
import { AuditModule } from '../audit/audit.module';
import { IdentityModule } from '../identity/identity.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { WalletModule } from '../wallet/wallet.module';
import { PayoutController } from './adapters/in/payout.controller';
import { PayoutBatchSchema, PayoutSchema } from './adapters/out/payout.schema';
import { PayoutPagesQuery } from './adapters/out/payout-pages.query';
import { TypeormPayouts } from './adapters/out/typeorm-payouts';
import { BatchFiles } from './application/batch-files';
import { PayoutPages } from './application/payout-pages';
import { PayoutQueue } from './application/payout-queue';
import { PayoutSettings } from './application/payout-settings';
import { Payouts } from './application/payouts';
import { TakeBatch } from './application/take-batch';
import { TakeReferences } from './application/take-references';

@Module({
  imports: [
    TypeOrmModule.forFeature([PayoutSchema, PayoutBatchSchema]),
    AuditModule,
    IdentityModule,
    NotificationsModule,
    WalletModule,
  ],
  controllers: [PayoutController],
  providers: [
    PayoutQueue,
    TakeBatch,
    BatchFiles,
    TakeReferences,
    { provide: Payouts, useClass: TypeormPayouts },
    { provide: PayoutPages, useClass: PayoutPagesQuery },
    {
      provide: PayoutSettings,
      inject: [Config],
      useFactory: ({ payoutHours: hours }: Config): PayoutSettings => ({ hours }),
    },
  ],
  exports: [PayoutPages, PayoutQueue],
})
export class PayoutsModule {}

import { Module } from '@nestjs/common';
import { Config } from '../../config';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { NotificationsModule } from '../notifications/notifications.module';
import { WalletModule } from '../wallet/wallet.module';
import { PaymentPagesQuery } from './adapters/payment-pages.query';
import { PaymentController } from './adapters/payment.controller';
import { SandboxGateway } from './adapters/sandbox-gateway';
import { SqlPurchases } from './adapters/sql-purchases';
import { StripeGateway } from './adapters/stripe-gateway';
import { BuyCoins } from './application/buy-coins';
import { ForgetPurchaseKeys } from './application/forget-purchase-keys';
import { PaymentGateway } from './application/payment-gateway';
import { PaymentPages } from './application/payment-pages';
import { Purchases } from './application/purchases';
import { ReceivePayment } from './application/receive-payment';

@Module({
  imports: [NotificationsModule, WalletModule],
  controllers: [PaymentController],
  providers: [
    BuyCoins,
    ReceivePayment,
    ForgetPurchaseKeys,
    PaymentPagesQuery,
    { provide: Purchases, useClass: SqlPurchases },
    { provide: PaymentPages, useExisting: PaymentPagesQuery },
    {
      provide: PaymentGateway,
      inject: [Config],
      useFactory: ({ stripe, publicOrigin }: Config) =>
        stripe ? new StripeGateway(stripe, publicOrigin) : new SandboxGateway(),
    },
  ],
  exports: [PaymentPages],
})
export class PaymentsModule {
  constructor(scheduler: Scheduler, forgetPurchaseKeys: ForgetPurchaseKeys) {
    scheduler.add(forgetPurchaseKeys);
  }
}

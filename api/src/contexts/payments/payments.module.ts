import { Module } from '@nestjs/common';
import { Config } from '../../config';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { NotificationsModule } from '../notifications/notifications.module';
import { WalletModule } from '../wallet/wallet.module';
import { PaymentPagesQuery } from './adapters/payment-pages.query';
import { PaymentController } from './adapters/payment.controller';
import { SandboxGateway } from './adapters/sandbox-gateway';
import { SqlPurchases } from './adapters/sql-purchases';
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
      useFactory: gatewayOf,
    },
  ],
  exports: [PaymentPages],
})
export class PaymentsModule {
  constructor(scheduler: Scheduler, forgetPurchaseKeys: ForgetPurchaseKeys) {
    scheduler.add(forgetPurchaseKeys);
  }
}

/** Stripe's library is large, so it is loaded only where it is used. */
async function gatewayOf({ stripe, publicOrigin }: Config): Promise<PaymentGateway> {
  if (!stripe) return new SandboxGateway();
  const { StripeGateway } = await import('./adapters/stripe-gateway');
  return new StripeGateway(stripe, publicOrigin);
}

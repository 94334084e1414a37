import { Module } from '@nestjs/common';
import { Config, settingsOf } from '../../config';
import { Clock, DAY_MS } from '../../kernel/clock';
import { Metrics } from '../../platform/operations/metrics';
import { BatchJob } from '../../platform/scheduler/job';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { BatchesModule } from '../batches/batches.module';
import { PeopleModule } from '../people/people.module';
import { MessagesModule } from '../messages/messages.module';
import { QualificationModule } from '../qualification/qualification.module';
import { TasksModule } from '../tasks/tasks.module';
import { WalletModule } from '../wallet/wallet.module';
import { PaymentPagesQuery } from './adapters/out/payment-pages.query';
import { PaymentController } from './adapters/in/payment.controller';
import { SqlPaymentCases } from './adapters/out/sql-payment-cases';
import { TypeormPurchases } from './adapters/out/typeorm-purchases';
import { TypeormRefunds } from './adapters/out/typeorm-refunds';
import { BuyCoins } from './application/buy-coins';
import { ClawBackCoins } from './application/claw-back-coins';
import { PaymentCases } from './application/payment-cases';
import { PaymentGateway } from './application/payment-gateway';
import { PaymentSettings } from './application/payment-settings';
import { Purchases } from './application/purchases';
import { ReceivePayment } from './application/receive-payment';
import { RecallCoins } from './application/recall-coins';
import { ClawBackForEarlierCases } from './application/claw-back-for-earlier-cases';
import { HandlePaymentReversal } from './application/handle-payment-reversal';
import { Refunds } from './application/refunds';

@Module({
  imports: [BatchesModule, PeopleModule, MessagesModule, QualificationModule, TasksModule, WalletModule],
  controllers: [PaymentController],
  providers: [
    BuyCoins,
    ReceivePayment,
    HandlePaymentReversal,
    ClawBackCoins,
    RecallCoins,
    ClawBackForEarlierCases,
    { provide: Purchases, useClass: TypeormPurchases },
    { provide: PaymentCases, useClass: SqlPaymentCases },
    { provide: Refunds, useClass: TypeormRefunds },
    PaymentPagesQuery,
    settingsOf(PaymentSettings),
    { provide: PaymentGateway, inject: [Config], useFactory: gatewayOf },
  ],
  exports: [PaymentCases, PaymentPagesQuery, Refunds],
})
export class PaymentsModule {
  constructor(
    scheduler: Scheduler,
    purchases: Purchases,
    clock: Clock,
    metrics: Metrics,
    refunds: Refunds,
    cases: PaymentCases,
  ) {
    const purge = (limit: number) => purchases.deleteOlderThan(clock.now() - DAY_MS, limit);
    scheduler.add(new BatchJob('forget purchase keys', 200, purge));
    metrics.gauge('kaaj_refunds_due', 'Payments of people who were removed before they arrived.', () =>
      refunds.count(),
    );
    metrics.gauge('kaaj_payment_cases', 'Payment cases that wait for an Admin.', () => cases.count());
  }
}

/** Stripe's library is large, so it is loaded only where it is used. */
async function gatewayOf({ stripe, publicOrigin }: Config): Promise<PaymentGateway> {
  if (!stripe) return { checkouts: undefined };
  const { StripeCheckouts } = await import('./adapters/out/stripe-gateway');
  return { checkouts: new StripeCheckouts(stripe, publicOrigin) };
}

import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Notifier } from '../../messages';
import { caseNotice, type PaymentCase } from '../domain/payment-case';
import { ClawBackCoins } from './claw-back-coins';
import { PaymentCases } from './payment-cases';
import { type PaymentEvent } from './payment-gateway';
import { Purchases } from './purchases';
import { RecallCoins } from './recall-coins';
import { ClawBackForEarlierCases } from './claw-back-for-earlier-cases';

type PaymentReversalEvent = Extract<PaymentEvent, { outcome: 'refunded' | 'disputed' }>;

/**
 * Handles a refund or dispute of a purchase: claws back its coins, and notifies the Admins. Records each event as a
 * case. If the payment has not arrived yet, the clawback runs when it does. A repeated message changes nothing.
 */
@Injectable()
export class HandlePaymentReversal {
  private readonly log = new Logger('HandlePaymentReversal');

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly purchases: Purchases,
    private readonly cases: PaymentCases,
    private readonly clawBack: ClawBackCoins,
    private readonly clawBackForEarlierCases: ClawBackForEarlierCases,
    private readonly recall: RecallCoins,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {}

  async execute(event: PaymentReversalEvent): Promise<void> {
    if (await this.unitOfWork.run(() => this.handleOnce(event))) {
      const payment = event.gatewayPaymentId;
      this.log.error({ payment }, `${event.outcome} at the payment gateway: an Admin must review it`);
    }
    // Also for a repeated message: the first delivery may have been interrupted before this.
    const purchase = await this.clawBackForEarlierCases.execute(event.gatewayPaymentId);
    if (purchase) await this.recall.execute(purchase.buyerId);
  }

  /** True for a message that was not handled before. */
  private async handleOnce(event: PaymentReversalEvent): Promise<boolean> {
    const { outcome: kind, subject, gatewayPaymentId, reversedAmount, paymentAmount, currency } = event;
    const purchase = await this.purchases.lockPaidBy(gatewayPaymentId);
    // The owner refunds a payment that arrived after its buyer was removed. Its coins were never credited.
    if (purchase && purchase.state !== 'settled') return false;
    const paymentCase: PaymentCase = {
      id: newId(),
      subject,
      kind,
      reason: kind,
      gatewayPaymentId,
      cents: reversedAmount,
      currency,
      purchaseId: null,
      frozen: 0,
      at: this.clock.now(),
    };
    if (!(await this.cases.record(paymentCase))) return false;
    const handled = purchase ? await this.clawBack.execute(purchase, paymentCase, paymentAmount) : paymentCase;
    await this.notifier.notifyAdmins(...caseNotice(handled));
    return true;
  }
}

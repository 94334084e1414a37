import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { type PaymentException } from '../domain/payment-exception';
import { ClaimCoins } from './claim-coins';
import { RecordPaymentException } from './record-payment-exception';
import { PaymentCases } from './payment-cases';
import { type PaymentEvent } from './payment-gateway';
import { Purchases } from './purchases';
import { RecallCoins } from './recall-coins';
import { TakeUpCases } from './take-up-cases';

type ChargebackEvent = Extract<PaymentEvent, { outcome: 'refunded' | 'disputed' }>;

/**
 * Handles a refund or dispute of a purchase: claws back its coins, and notifies the Admins. A message that arrives
 * before the payment is stored as a case. A repeated message changes nothing.
 */
@Injectable()
export class HandleChargeback {
  private readonly log = new Logger('HandleChargeback');

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly purchases: Purchases,
    private readonly cases: PaymentCases,
    private readonly claim: ClaimCoins,
    private readonly takeUp: TakeUpCases,
    private readonly recall: RecallCoins,
    private readonly note: RecordPaymentException,
    private readonly clock: Clock,
  ) {}

  async execute(event: ChargebackEvent): Promise<void> {
    if (await this.unitOfWork.run(() => this.once(event))) {
      this.log.error({ payment: event.paymentId }, `${event.outcome} at the payment service: for an Admin to look at`);
    }
    // Also for a repeated message: the first delivery may have been interrupted before this.
    const purchase = await this.takeUp.execute(event.paymentId);
    if (purchase) await this.recall.execute(purchase.buyerId);
  }

  /** True for a message that was not handled before. */
  private async once(event: ChargebackEvent): Promise<boolean> {
    const { outcome: kind, eventId, paymentId: payment, cents, whole, currency } = event;
    const purchase = await this.purchases.holdPaidBy(payment);
    // The owner refunds a payment that arrived after its buyer was removed. Its coins were never credited.
    if (purchase && purchase.state !== 'settled') return false;
    const about = { id: newId(), subject: `event:${eventId}`, kind, reason: kind, at: this.clock.now() };
    const noted: PaymentException = { ...about, payment, cents, currency, purchaseId: null, frozen: 0 };
    if (!(await this.cases.record(noted))) return false;
    await this.note.tell(purchase ? await this.claim.execute(purchase, noted, whole) : noted);
    return true;
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { type PaymentCaseReason } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { NotFound } from '../../../kernel/not-found';
import { People } from '../../people';
import { Notifier } from '../../messages';
import { Ledger, transferFor } from '../../wallet';
import { caseNotice, mismatchOf, type Paid, type PaymentCase } from '../domain/payment-case';
import { ClawBackCoins } from './claw-back-coins';
import { PaymentCases } from './payment-cases';
import { PaymentGateway } from './payment-gateway';
import { type Purchase } from '../domain/purchase';
import { Purchases } from './purchases';
import { HandlePaymentReversal } from './handle-payment-reversal';
import { ClawBackForEarlierCases } from './claw-back-for-earlier-cases';

/**
 * Handles a message of the payment gateway. Messages may repeat and arrive in any order.
 *
 * A purchase is settled once, and no later message reverts it. The paid checkout, amount and currency must match the
 * purchase. A payment that does not match becomes a case for the Admins and credits no coins. The payment of a removed
 * buyer credits no coins and is marked for a refund.
 *
 * Throws InvalidSignature, or NotFound in the sandbox.
 */
@Injectable()
export class ReceivePayment {
  private readonly log = new Logger('ReceivePayment');

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly purchases: Purchases,
    private readonly ledger: Ledger,
    private readonly notifier: Notifier,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock,
    private readonly cases: PaymentCases,
    private readonly handleReversal: HandlePaymentReversal,
    private readonly clawBack: ClawBackCoins,
    private readonly clawBackForEarlierCases: ClawBackForEarlierCases,
  ) {}

  async execute(body: Buffer, signature: string): Promise<void> {
    const { checkouts } = this.gateway;
    if (!checkouts) throw new NotFound();
    const event = checkouts.read(body, signature);
    switch (event?.outcome) {
      case 'settled':
        return this.settle(event.purchaseId, event.paid);
      case 'failed':
        return this.purchases.fail(event.purchaseId, event.sessionId);
      case 'refunded':
      case 'disputed':
        return this.handleReversal.execute(event);
    }
  }

  private async settle(id: Id | undefined, paid: Paid): Promise<void> {
    const { refundDue, unmatched } = await this.unitOfWork.run(async () => {
      const purchase = id === undefined ? undefined : await this.purchases.find(id);
      const mismatch = mismatchOf(purchase, paid);
      if (!purchase || mismatch)
        return { unmatched: await this.recordUnmatched(mismatch ?? 'purchase', paid, purchase?.id) };
      if (!(await this.people.lockIfExists(purchase.buyerId)))
        return { refundDue: await this.markForRefund(purchase, paid) };
      if (await this.purchases.pay(purchase.id, 'settled', this.clock.now(), paid)) await this.credit(purchase, paid);
      return {};
    });
    if (paid.gatewayPaymentId !== null) await this.clawBackForEarlierCases.execute(paid.gatewayPaymentId);
    if (refundDue) this.log.error({ transaction: refundDue.transactionId }, 'a removed buyer paid: refund due');
    if (unmatched) this.log.error({ checkout: paid.sessionId }, 'payment without a purchase: an Admin must review it');
  }

  /** True when the case is new. */
  private async recordUnmatched(
    reason: PaymentCaseReason,
    { sessionId, cents, currency }: Paid,
    purchaseId: Id | null = null,
  ): Promise<boolean> {
    const paymentCase: PaymentCase = {
      id: newId(),
      subject: `checkout:${sessionId}`,
      kind: 'unmatched',
      reason,
      gatewayPaymentId: sessionId,
      cents,
      currency,
      purchaseId,
      frozen: 0,
      at: this.clock.now(),
    };
    if (!(await this.cases.record(paymentCase))) return false;
    await this.notifier.notifyAdmins(...caseNotice(paymentCase));
    return true;
  }

  private async credit(purchase: Purchase, { gatewayPaymentId }: Paid): Promise<void> {
    await this.notifier.notify(purchase.buyerId, 'payment/settled', { coins: purchase.coins, about: purchase.id });
    await this.ledger.post(transferFor('purchase-settled', purchase));
    const cases = gatewayPaymentId === null ? [] : await this.cases.unassignedFor(gatewayPaymentId);
    for (const each of cases) await this.clawBack.execute(purchase, each);
  }

  private async markForRefund(purchase: Purchase, paid: Paid): Promise<Purchase | undefined> {
    return (await this.purchases.pay(purchase.id, 'refund-due', this.clock.now(), paid)) ? purchase : undefined;
  }
}

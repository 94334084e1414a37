import { Injectable, Logger } from '@nestjs/common';
import { type PaymentCaseReason } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { NotFound } from '../../../kernel/not-found';
import { People } from '../../people';
import { Notifier } from '../../messages';
import { Ledger, transferFor } from '../../wallet';
import { mismatchOf, type Paid } from '../domain/payment-exception';
import { ClaimCoins } from './claim-coins';
import { RecordPaymentException } from './record-payment-exception';
import { PaymentCases } from './payment-cases';
import { PaymentGateway } from './payment-gateway';
import { type Purchase } from '../domain/purchase';
import { Purchases } from './purchases';
import { HandleChargeback } from './handle-chargeback';
import { TakeUpCases } from './take-up-cases';

/**
 * Handles a message of the payment service. Messages may repeat and arrive in any order.
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
    private readonly takeBack: HandleChargeback,
    private readonly claim: ClaimCoins,
    private readonly takeUp: TakeUpCases,
    private readonly tellAdmins: RecordPaymentException,
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
        return this.takeBack.execute(event);
    }
  }

  private async settle(id: Id | undefined, paid: Paid): Promise<void> {
    const { owed, noted } = await this.unitOfWork.run(async () => {
      const purchase = id === undefined ? undefined : await this.purchases.find(id);
      const mismatch = mismatchOf(purchase, paid);
      if (!purchase || mismatch) return { noted: await this.note(mismatch ?? 'purchase', paid, purchase?.id) };
      if (!(await this.people.stays(purchase.buyerId))) return { owed: await this.owe(purchase, paid) };
      if (await this.purchases.pay(purchase.id, 'settled', this.clock.now(), paid)) await this.credit(purchase, paid);
      return {};
    });
    if (paid.paymentId !== null) await this.takeUp.execute(paid.paymentId);
    if (owed) this.log.error({ transaction: owed.transactionId }, 'paid after its buyer was removed: to be refunded');
    if (noted) this.log.error({ checkout: paid.sessionId }, 'paid, and no purchase of ours: for an Admin to look at');
  }

  /** True when the case is new. */
  private note(reason: PaymentCaseReason, { sessionId, cents, currency }: Paid, purchaseId: Id | null = null) {
    const about = { id: newId(), subject: `checkout:${sessionId}`, payment: sessionId, at: this.clock.now() };
    return this.tellAdmins.execute({ ...about, kind: 'unmatched', reason, cents, currency, purchaseId, frozen: 0 });
  }

  private async credit(purchase: Purchase, { paymentId }: Paid): Promise<void> {
    await this.notifier.notify(purchase.buyerId, 'payment/settled', { coins: purchase.coins, about: purchase.id });
    await this.ledger.post(transferFor('purchase-settled', purchase));
    const waiting = paymentId === null ? [] : await this.cases.waitingFor(paymentId);
    for (const each of waiting) await this.claim.execute(purchase, each);
  }

  private async owe(purchase: Purchase, paid: Paid): Promise<Purchase | undefined> {
    return (await this.purchases.pay(purchase.id, 'refund-due', this.clock.now(), paid)) ? purchase : undefined;
  }
}

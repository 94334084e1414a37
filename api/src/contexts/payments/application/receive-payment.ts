import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../identity';
import { Notifier } from '../../notifications';
import { Ledger, transferFor } from '../../wallet';
import { NoPaymentService } from '../domain/payment.errors';
import { PaymentGateway } from './payment-gateway';
import { type Purchase } from '../domain/purchase';
import { Purchases } from './purchases';

/**
 * Takes a message of the payment service. Messages come several times and in any order: a purchase is settled once, and
 * nothing undoes that. What somebody paid who was removed meanwhile brings no coins, and is due back to them. Throws
 * InvalidSignature, or NoPaymentService in the sandbox.
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
  ) {}

  async execute(body: Buffer, signature: string): Promise<void> {
    const { checkouts } = this.gateway;
    if (!checkouts) throw new NoPaymentService();
    const event = checkouts.read(body, signature);
    if (event?.outcome === 'settled') await this.settle(event.purchaseId);
    if (event?.outcome === 'failed') await this.purchases.fail(event.purchaseId);
  }

  private async settle(id: Id): Promise<void> {
    const owed = await this.unitOfWork.run(async () => {
      const purchase = await this.purchases.find(id);
      if (!purchase) return undefined;
      if (!(await this.people.stays(purchase.buyerId))) return this.owe(purchase);
      if (await this.purchases.pay(id, 'settled', this.clock.now())) await this.credit(purchase);
      return undefined;
    });
    if (owed) this.log.error({ transaction: owed.transactionId }, 'paid after its buyer was removed: to be refunded');
  }

  private async credit(purchase: Purchase): Promise<void> {
    await this.ledger.post(transferFor('purchase-settled', purchase));
    await this.notifier.tell(purchase.buyerId, 'payment/settled', { coins: purchase.coins });
  }

  private async owe(purchase: Purchase): Promise<Purchase | undefined> {
    return (await this.purchases.pay(purchase.id, 'refund-due', this.clock.now())) ? purchase : undefined;
  }
}

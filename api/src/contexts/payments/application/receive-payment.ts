import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Notifier } from '../../notifications';
import { Ledger } from '../../wallet';
import { NoPaymentService } from '../domain/payment.errors';
import { PaymentGateway } from './payment-gateway';
import { Purchases } from './purchases';
import { coinsOf } from './transfers';

/**
 * Takes a message of the payment service. Messages come several times and in any order: a purchase is settled once, and
 * nothing undoes that. Throws InvalidSignature, or NoPaymentService in the sandbox.
 */
@Injectable()
export class ReceivePayment {
  constructor(
    private readonly unitOfWork: UnitOfWork,
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

  private settle(id: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      const settled = await this.purchases.settle(id, this.clock.now());
      if (!settled) return;
      await this.ledger.post(coinsOf({ id, ...settled }));
      await this.notifier.tell(settled.buyerId, 'payment/settled', { coins: settled.coins });
    });
  }
}

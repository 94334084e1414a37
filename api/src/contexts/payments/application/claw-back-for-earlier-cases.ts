import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { type Purchase } from '../domain/purchase';
import { ClawBackCoins } from './claw-back-coins';
import { PaymentCases } from './payment-cases';
import { Purchases } from './purchases';

/**
 * Claws back the coins of a payment for cases that arrived before it. A payment and a case in concurrent transactions
 * may not see each other. So both use cases run this after their commit: the later one sees both.
 */
@Injectable()
export class ClawBackForEarlierCases {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly purchases: Purchases,
    private readonly cases: PaymentCases,
    private readonly clawBack: ClawBackCoins,
  ) {}

  /** The settled purchase of the payment; undefined where there is none. */
  execute(gatewayPaymentId: string): Promise<Purchase | undefined> {
    return this.unitOfWork.run(async () => {
      const purchase = await this.purchases.lockPaidBy(gatewayPaymentId);
      if (purchase?.state !== 'settled') return undefined;
      for (const each of await this.cases.unassignedFor(gatewayPaymentId)) await this.clawBack.execute(purchase, each);
      return purchase;
    });
  }
}

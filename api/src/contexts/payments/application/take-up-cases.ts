import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { type Purchase } from '../domain/purchase';
import { ClaimCoins } from './claim-coins';
import { PaymentCases } from './payment-cases';
import { Purchases } from './purchases';

/**
 * Claims the coins of a payment for cases that came before it. A payment and a case that are written at the same moment may not see
 * each other, so each looks again once it is there: the later one finds both.
 */
@Injectable()
export class TakeUpCases {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly purchases: Purchases,
    private readonly cases: PaymentCases,
    private readonly claim: ClaimCoins,
  ) {}

  /** The settled purchase of the payment; undefined where there is none. */
  execute(payment: string): Promise<Purchase | undefined> {
    return this.unitOfWork.run(async () => {
      const purchase = await this.purchases.holdPaidBy(payment);
      if (purchase?.state !== 'settled') return undefined;
      for (const each of await this.cases.waitingFor(payment)) await this.claim.execute(purchase, each);
      return purchase;
    });
  }
}

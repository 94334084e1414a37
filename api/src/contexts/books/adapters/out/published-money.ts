import { Injectable } from '@nestjs/common';
import { PaymentPages } from '../../../payments';
import { WithdrawalPages } from '../../../withdrawals';
import { Money } from '../../application/money';

/** From what payments and withdrawals publish. */
@Injectable()
export class PublishedMoney extends Money {
  constructor(
    private readonly payments: PaymentPages,
    private readonly withdrawals: WithdrawalPages,
  ) {
    super();
  }

  async between(from: number, until: number): Promise<{ received: number; paidOut: number }> {
    const [received, paidOut] = await Promise.all([
      this.payments.centsReceivedBetween(from, until),
      this.withdrawals.centsPaidOutBetween(from, until),
    ]);
    return { received, paidOut };
  }
}

import { Injectable } from '@nestjs/common';
import { PaymentPagesQuery } from '../../../payments';
import { PayoutPagesQuery } from '../../../cash-out';
import { type CashFlow } from '../../application/cash-flow';

/** Adapts the published APIs of payments and payouts. */
@Injectable()
export class PublishedCashFlow implements CashFlow {
  constructor(
    private readonly payments: PaymentPagesQuery,
    private readonly payouts: PayoutPagesQuery,
  ) {}

  async between(from: number, until: number): Promise<{ received: number; paidOut: number }> {
    const [received, paidOut] = await Promise.all([
      this.payments.centsReceivedBetween(from, until),
      this.payouts.centsPaidOutBetween(from, until),
    ]);
    return { received, paidOut };
  }

  returnedUntil(until: number): Promise<number> {
    return this.payments.centsReturnedUntil(until);
  }
}

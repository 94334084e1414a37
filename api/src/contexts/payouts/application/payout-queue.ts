import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Order, queued } from '../domain/payout';
import { PayoutSettings } from './payout-settings';
import { Payouts } from './payouts';

/** For whoever accepts a withdrawal: its payment is queued, in the caller's unit of work. The coins are the caller's to move. */
@Injectable()
export class PayoutQueue {
  constructor(
    private readonly payouts: Payouts,
    private readonly settings: PayoutSettings,
    private readonly clock: Clock,
  ) {}

  /** Hours within which what is queued now is promised. */
  get hours(): number {
    return this.settings.hours;
  }

  add(order: Order, accountNumber: string): Promise<void> {
    return this.payouts.add(queued(order, this.settings.hours, this.clock.now()), accountNumber);
  }
}

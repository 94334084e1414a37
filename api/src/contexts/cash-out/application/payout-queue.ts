import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Happenings } from '../../integrations';
import { changed } from '../domain/payout-happenings';
import { type Order, queued } from '../domain/payout';
import { PayoutSettings } from './payout-settings';
import { Payouts } from './payouts';

/** For whoever accepts a withdrawal: its payment is queued, in the caller's unit of work. The coins are the caller's to move. */
@Injectable()
export class PayoutQueue {
  constructor(
    private readonly payouts: Payouts,
    private readonly happenings: Happenings,
    private readonly settings: PayoutSettings,
    private readonly clock: Clock,
  ) {}

  /** Hours within which what is queued now is promised. */
  get hours(): number {
    return this.settings.payoutHours;
  }

  /** `payableFrom`: before that (milliseconds since the epoch) nobody takes it. */
  async add(order: Order, accountNumber: string, payableFrom: number): Promise<void> {
    const payout = queued(order, this.settings.payoutHours, payableFrom, this.clock.now());
    await this.payouts.add(payout, accountNumber, payableFrom);
    await this.happenings.tell(changed(payout));
  }
}

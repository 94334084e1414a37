import { Injectable } from '@nestjs/common';
import { dollarsOfCents, type PayoutBatch } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { fileOf } from '../domain/payout-file';
import { Payouts } from './payouts';

/**
 * A batch of payouts as a file. It contains account numbers in plain text, so it is generated each time and never
 * stored.
 */
@Injectable()
export class BatchFiles {
  constructor(private readonly payouts: Payouts) {}

  /** Throws NotFound. */
  async of(batchId: Id): Promise<PayoutBatch> {
    const batch = await this.payouts.batch(batchId);
    if (!batch) throw new NotFound();
    const taken = await this.payouts.ofBatch(batchId);
    const cents = taken.reduce((sum, { payout }) => sum + payout.cents, 0);
    return {
      _id: batchId,
      rail: batch.rail,
      count: taken.length,
      amount: dollarsOfCents(cents),
      csv: fileOf(taken),
    };
  }
}

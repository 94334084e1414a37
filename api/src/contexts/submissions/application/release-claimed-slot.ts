import { Injectable } from '@nestjs/common';
import { surplusReturned, TaskSlots } from '../../tasks';
import { Ledger, transferFor } from '../../wallet';
import { type Claim } from '../domain/claim';
import { ItemOverlap } from './item-overlap';

/** Frees the slot of a claim that ended. */
@Injectable()
export class ReleaseClaimedSlot {
  constructor(
    private readonly tasks: TaskSlots,
    private readonly overlap: ItemOverlap,
    private readonly ledger: Ledger,
  ) {}

  /** Opens the slot again, or returns its coins. Inside the caller's unit of work. */
  async release(claim: Claim): Promise<void> {
    const slot = await this.tasks.releaseSlot(claim.taskId);
    if (slot === 'opened') return this.overlap.settle(claim.taskId);
    await this.ledger.post(slot === 'surplus' ? surplusReturned(claim, claim.id) : transferFor('claim-ended', claim));
  }
}

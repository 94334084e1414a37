import { Injectable } from '@nestjs/common';
import { TaskSlots } from '../../tasks';
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

  /** Opens the slot again, or returns its coins where the task is closed. Inside the caller's unit of work. */
  async release(claim: Claim): Promise<void> {
    if (await this.tasks.releaseSlot(claim.taskId)) return this.overlap.settle(claim.taskId);
    await this.ledger.post(transferFor('claim-ended', claim));
  }
}

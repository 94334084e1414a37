import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { endOf } from '../domain/claim';
import { TaskSlots } from '../../tasks';
import { Claims } from './claims';
import { ReleaseClaimedSlot } from './release-claimed-slot';
import { StreamWork } from './stream-work';

/** Ends claims before they are used. */
@Injectable()
export class ReleaseClaim {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly claims: Claims,
    private readonly releaseClaimedSlot: ReleaseClaimedSlot,
    private readonly tasks: TaskSlots,
    private readonly work: StreamWork,
    private readonly clock: Clock,
  ) {}

  /**
   * A worker releases their claim; without a claim it does nothing. With `skip`, the item of a batch is not offered to
   * them again. Claims of a task with a content notice are deleted, so that leaving it never counts.
   */
  execute(taskId: Id, workerId: Id, skip = false): Promise<void> {
    return this.unitOfWork.run(async () => {
      const offer = await this.tasks.offer(taskId);
      const batchId = offer?.batchId;
      if (skip && batchId) await this.work.skip(batchId, workerId, taskId);
      const existing = (await this.claims.of(workerId)).find((claim) => claim.taskId === taskId);
      const now = this.clock.now();
      const end = existing && endOf(existing, now);
      if (!existing || !end) return;
      // Skipping is a normal action in a work stream, so it never counts as late.
      const counted = skip && end === 'late' ? 'given-back' : end;
      const untraced = end !== 'ran-out' && offer !== undefined && offer.contentNotice !== 'none';
      const left = untraced
        ? this.claims.end(existing)
        : this.claims.release(existing, counted, Math.min(now, existing.until));
      if (await left) await this.releaseClaimedSlot.release(existing);
    });
  }

  /**
   * Called when a person is removed, after their tasks are closed. Joins the caller's unit of work. Ends at most `limit`
   * of their claims and claims on their tasks, and returns how many. Fewer than `limit`: none is left.
   */
  closeSome(personId: Id, limit: number): Promise<number> {
    return this.unitOfWork.run(async () => {
      const claims = await this.claims.concerning(personId, limit);
      for (const claim of claims) if (await this.claims.end(claim)) await this.releaseClaimedSlot.release(claim);
      return claims.length;
    });
  }
}

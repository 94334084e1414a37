import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { ItemJob } from '../../../platform/scheduler/job';
import { Announcements } from '../../integrations';
import { COOLDOWN_MS } from '../domain/claim';
import { Claims } from './claims';
import { ReleaseClaimedSlot } from './release-claimed-slot';

/** Ends expired claims, each once, even with several processes. */
@Injectable()
export class ExpireClaims extends ItemJob {
  // Stryker disable next-line StringLiteral: any name of its own does, for the lease and the log
  readonly name = 'let kept places go';

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly claims: Claims,
    private readonly releaseClaimedSlot: ReleaseClaimedSlot,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected async due(limit: number): Promise<readonly Id[]> {
    const now = this.clock.now();
    await this.claims.deleteBefore(now - COOLDOWN_MS);
    return this.claims.due(now, limit);
  }

  protected execute(id: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      const claim = await this.claims.expire(id, this.clock.now());
      if (!claim) return;
      const { taskId, buyerId, workerId } = claim;
      const event = {
        type: 'claim.expired',
        to: [buyerId, workerId],
        subject: taskId,
        data: { task: taskId },
      } as const;
      await this.announcements.publish(event);
      await this.releaseClaimedSlot.release(claim);
    });
  }
}

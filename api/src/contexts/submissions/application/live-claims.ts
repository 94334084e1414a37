import { Injectable } from '@nestjs/common';
import { type Claim as WireClaim, type OwnClaim } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { TaskSlots } from '../../tasks';
import { CompletionCodes } from './completion-codes';
import { Claims } from './claims';

/** A worker's claims that have not expired. */
@Injectable()
export class LiveClaims {
  constructor(
    private readonly claims: Claims,
    private readonly tasks: TaskSlots,
    private readonly codes: CompletionCodes,
    private readonly clock: Clock,
  ) {}

  /** With their tasks, the next to expire first. */
  async of(workerId: Id): Promise<readonly WireClaim[]> {
    const now = this.clock.now();
    const live = (await this.claims.of(workerId)).filter(({ until }) => until > now);
    const offers = await Promise.all(live.map(({ taskId }) => this.tasks.offer(taskId)));
    return live.map(({ taskId, batchId, reward, until }, index) => ({
      taskId,
      batchId,
      title: offers[index]?.title ?? '',
      payableAmount: reward,
      until: new Date(until).toISOString(),
    }));
  }

  /** The claim for one task; null for none. */
  async forTask(taskId: Id, workerId: Id): Promise<OwnClaim | null> {
    const claim = await this.claims.live(taskId, workerId);
    if (!claim || claim.until <= this.clock.now()) return null;
    return { until: new Date(claim.until).toISOString(), ...(await this.codes.linkOf(claim)) };
  }
}

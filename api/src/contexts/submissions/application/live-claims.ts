import { Injectable } from '@nestjs/common';
import { type Claim as WireClaim } from '@kaaj/contract';
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
    const live = await this.live(workerId);
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
  async forTask(
    taskId: Id,
    workerId: Id,
  ): Promise<{ readonly until: string; readonly link?: { readonly url: string } } | null> {
    const existing = (await this.live(workerId)).find((claim) => claim.taskId === taskId);
    return existing ? { until: new Date(existing.until).toISOString(), ...(await this.codes.linkOf(existing)) } : null;
  }

  private async live(workerId: Id) {
    const now = this.clock.now();
    return (await this.claims.of(workerId)).filter(({ until }) => until > now);
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { Eligibility } from '../../reputation';
import { People } from '../../people';
import { keptOffer, openOffer, type TaskOffer, TaskSlots, WorkDurationRecorder } from '../../tasks';
import { type Claim, minutesOf } from '../domain/claim';
import { Claims } from './claims';

interface OfferRequest {
  readonly taskId: Id;
  readonly workerId: Id;
  /** The version of the task's text that is answered; undefined for whichever there is. */
  readonly version?: number | undefined;
}

export interface HeldOffer extends Pick<OfferRequest, 'version'> {
  readonly offer: TaskOffer;
  /** The place that was kept for the worker; undefined where they take an open one. */
  readonly claim: Claim | undefined;
}

/** What a task offers to a worker who sends work for it, in the caller's unit of work. Both say their statements in the order of locks. */
@Injectable()
export class Offers {
  constructor(
    private readonly people: People,
    private readonly claims: Claims,
    private readonly tasks: TaskSlots,
    private readonly eligibility: Eligibility,
    private readonly times: WorkDurationRecorder,
    private readonly clock: Clock,
  ) {}

  /** Holds the worker and ends their claim. Throws NotFound, TaskClosed, BatchPaused, TextChanged or, without a claim, NotEligible. */
  async hold({ taskId, workerId, version }: OfferRequest): Promise<HeldOffer> {
    const [, claim, offered] = await Promise.all([
      this.people.hold(workerId),
      this.claims.use(taskId, workerId),
      this.tasks.offer(taskId),
    ]);
    const offer = claim ? keptOffer(offered, version) : openOffer(offered, this.clock.moment(), version);
    if (!claim) await this.eligibility.assert(offer, workerId);
    return { offer, claim, version };
  }

  /** Takes the place for work that was added. Throws NoOpenSlot or whatever `hold` throws. */
  async take({ offer: { taskId }, claim, version }: HeldOffer): Promise<void> {
    if (!claim) return this.tasks.take(taskId, version);
    const minutes = minutesOf(claim, this.clock.now());
    if (minutes !== undefined) await this.times.took(taskId, minutes);
  }
}

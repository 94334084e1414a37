import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { Eligibility } from '../../reputation';
import { People } from '../../people';
import { claimedOffer, openOffer, type TaskOffer, TaskSlots, WorkDurationRecorder } from '../../tasks';
import { type Claim, minutesOf } from '../domain/claim';
import { Claims } from './claims';

export interface OfferRequest {
  readonly taskId: Id;
  readonly workerId: Id;
  /** The task version that is answered; undefined skips the check. */
  readonly version?: number | undefined;
}

export interface LockedOffer extends Pick<OfferRequest, 'version'> {
  readonly offer: TaskOffer;
  /** The worker's claim; undefined where they take an open slot. */
  readonly claim: Claim | undefined;
}

/**
 * Checks and takes the slot for a submission, in the caller's unit of work. Both methods run their statements in lock
 * order.
 */
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

  /**
   * Locks the worker and ends their claim. Throws NotFound, TaskClosed, BatchPaused, TextChanged or, without a claim,
   * NotEligible.
   */
  async lock({ taskId, workerId, version }: OfferRequest): Promise<LockedOffer> {
    const [, claim, offered] = await Promise.all([
      this.people.lock(workerId),
      this.claims.use(taskId, workerId),
      this.tasks.offer(taskId),
    ]);
    const offer = claim ? claimedOffer(offered, version) : openOffer(offered, this.clock.moment(), version);
    if (!claim) await this.eligibility.assert(offer, workerId);
    return { offer, claim, version };
  }

  /** Takes the slot for the added submission. Throws NoOpenSlot and the errors of `lock`. */
  async take({ offer: { taskId }, claim, version }: LockedOffer): Promise<void> {
    if (!claim) return this.tasks.take(taskId, version);
    const minutes = minutesOf(claim, this.clock.now());
    if (minutes !== undefined) await this.times.record(taskId, minutes);
  }
}

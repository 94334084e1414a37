import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Eligibility } from '../../reputation';
import { People } from '../../people';
import { openOffer, TaskSlots } from '../../tasks';
import { assertMayClaim, type Claim, claim, COOLDOWN_MS, exhaustedTasks } from '../domain/claim';
import { ClaimedTwice } from '../domain/claim.errors';
import { assertWorker } from '../domain/submission';
import { AlreadySubmitted } from '../domain/submission.errors';
import { claimForLink, submissionIdFor } from './claim-for-link';
import { Claims } from './claims';
import { ReleaseClaimedSlot } from './release-claimed-slot';
import { ShownSubmissions } from './shown-submissions';
import { SubmissionSettings } from './submission-settings';

interface ClaimSlotInput {
  readonly taskId: Id;
  readonly workerId: Id;
  readonly role: Role | undefined;
}

/**
 * Reserves an open slot of a task for a worker, for the time that its buyer allows. Idempotent: returns the live claim.
 * The slot of an expired claim is freed first. Throws NotAWorker, NotFound, TaskClosed, BatchPaused, NotEligible,
 * AlreadySubmitted, TooManyClaims, ClaimsPaused, ClaimedTwice or NoOpenSlot.
 */
@Injectable()
export class ClaimSlot {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly claims: Claims,
    private readonly submissions: ShownSubmissions,
    private readonly people: People,
    private readonly tasks: TaskSlots,
    private readonly releaseClaimedSlot: ReleaseClaimedSlot,
    private readonly eligibility: Eligibility,
    private readonly clock: Clock,
    private readonly settings: SubmissionSettings,
  ) {}

  async execute({ taskId, workerId, role }: ClaimSlotInput): Promise<Claim> {
    assertWorker(role);
    return this.unitOfWork.run(async () => {
      // The lock serializes the checks of this worker's limits.
      await this.people.lock(workerId);
      const offer = openOffer(await this.tasks.offer(taskId), this.clock.moment());
      const now = this.clock.now();
      const claims = await this.claims.of(workerId);
      const current = claims.find((each) => each.taskId === taskId);
      if (current && current.until > now) return claimForLink(current, offer, this.claims);
      const submissionId = await submissionIdFor(offer, workerId, this.claims);
      const wanted = claim(offer, workerId, newId(), now, submissionId);
      await this.eligibility.assert(offer, workerId);
      if (current && (await this.claims.release(current, 'ran-out', current.until)))
        await this.releaseClaimedSlot.release(current);
      await this.assertFree(wanted, claims.filter(({ until }) => until > now).length);
      this.claims.add(wanted);
      await this.tasks.take(taskId);
      return wanted;
    });
  }

  private async assertFree({ taskId, workerId }: Claim, live: number): Promise<void> {
    if (await this.submissions.sentFor(taskId, workerId)) throw new AlreadySubmitted();
    const ended = await this.claims.endedSince(workerId, this.clock.now() - COOLDOWN_MS);
    assertMayClaim(ended, live, this.settings.claimsAtOnce);
    if (exhaustedTasks(ended).has(taskId)) throw new ClaimedTwice();
  }
}

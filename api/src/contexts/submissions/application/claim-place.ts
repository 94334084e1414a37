import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../identity';
import { TaskSlots } from '../../tasks';
import { assertMayClaim, type Claim, claim, PAUSE_MS } from '../domain/claim';
import { assertWorker } from '../domain/submission';
import { AlreadySubmitted } from '../domain/submission.errors';
import { Claims } from './claims';
import { SubmissionPages } from './submission-pages';
import { SubmissionSettings } from './submission-settings';

interface Wish {
  readonly taskId: Id;
  readonly workerId: Id;
  readonly role: Role | undefined;
}

/**
 * Keeps an open place of a task for a worker, for as long as its buyer allows. Asked again, it answers with the place that is
 * kept. Throws NotAWorker, NotFound, TaskClosed, AlreadySubmitted, TooManyClaims, ClaimsPaused or NoOpenSlot.
 */
@Injectable()
export class ClaimPlace {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly claims: Claims,
    private readonly submissions: SubmissionPages,
    private readonly people: People,
    private readonly tasks: TaskSlots,
    private readonly clock: Clock,
    private readonly settings: SubmissionSettings,
  ) {}

  async execute({ taskId, workerId, role }: Wish): Promise<Claim> {
    assertWorker(role);
    return this.unitOfWork.run(async () => {
      // Whoever holds the worker is the only one who counts what is theirs.
      await this.people.hold(workerId);
      const offer = (await this.tasks.offers(taskId)).toAnybody();
      const wanted = claim(offer, workerId, newId(), this.clock.now());
      const kept = await this.claims.of(workerId);
      const same = kept.find((each) => each.taskId === taskId);
      if (same) return this.stillKept(same, wanted);
      await this.assertFree(wanted, kept.length);
      await this.claims.add(wanted);
      await this.tasks.take(taskId);
      return wanted;
    });
  }

  /** Its time may be over without anybody having let it go. */
  private async stillKept(kept: Claim, wanted: Claim): Promise<Claim> {
    if (kept.until > this.clock.now()) return kept;
    const renewed = { ...kept, since: wanted.since, until: wanted.until };
    await this.claims.renew(renewed);
    return renewed;
  }

  private async assertFree({ taskId, workerId }: Claim, live: number): Promise<void> {
    if (await this.submissions.sentFor(taskId, workerId)) throw new AlreadySubmitted();
    const ranOut = await this.claims.ranOutSince(workerId, this.clock.now() - PAUSE_MS);
    assertMayClaim({ live, ranOut }, this.settings.claimsAtOnce);
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { ofBuyer } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../people';
import { type Verdict } from '../domain/transitions';
import { assertDecided, assertInTime } from '../domain/submission';
import { Settlement } from './settlement';
import { SubmissionSettings } from './submission-settings';
import { Submissions } from './submissions';

interface Review {
  readonly submissionId: Id;
  readonly buyerId: Id;
  readonly verdict: Verdict;
}

@Injectable()
export class ReviewSubmission {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: Submissions,
    private readonly settlement: Settlement,
    private readonly people: People,
    private readonly clock: Clock,
    private readonly settings: SubmissionSettings,
  ) {}

  /**
   * A buyer decides on a submission; idempotent. Throws NotFound, AlreadyReviewed, ChangesAwaited, RejectionsPaused,
   * or ReviewOver for a late rejection.
   */
  execute({ submissionId, buyerId, verdict }: Review): Promise<void> {
    return this.unitOfWork.run(async () => {
      // The lock serializes rejections, which are limited.
      if (verdict.status === 'rejected') await this.people.lock(buyerId);
      const submission = ofBuyer(await this.submissions.find(submissionId), buyerId);
      if (verdict.status === 'rejected') assertInTime(submission, this.clock.now(), this.settings.reviewDays);
      if (await this.settlement.settle(submission, { ...verdict, by: 'buyer' })) return;
      assertDecided(await this.submissions.find(submissionId), verdict.status);
    });
  }
}

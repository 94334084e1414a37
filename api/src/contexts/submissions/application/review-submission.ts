import { Injectable } from '@nestjs/common';
import { type SubmissionStatus } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../people';
import { type Verdict } from '../domain/transitions';
import { assertDecided, assertInTime, forReview } from '../domain/submission';
import { AlreadyReviewed, ChangesAwaited, RejectionsPaused, ReviewOver } from '../domain/submission.errors';
import { problemOf } from './problem-of';
import { Settlement } from './settlement';
import { SubmissionSettings } from './submission-settings';
import { Submissions } from './submissions';

const REFUSALS = [NotFound, AlreadyReviewed, ChangesAwaited, RejectionsPaused, ReviewOver];

interface Review {
  readonly submissionId: Id;
  readonly buyerId: Id;
  readonly verdict: Verdict;
}

/** The submission's status, or why the decision failed. */
type Reviewed =
  | { readonly id: Id; readonly status: SubmissionStatus }
  | { readonly id: Id; readonly problem: ReturnType<typeof problemOf> };

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
      const submission = forReview(await this.submissions.find(submissionId), buyerId);
      if (verdict.status === 'rejected') assertInTime(submission, this.clock.now(), this.settings.reviewDays);
      if (await this.settlement.settle(submission, { ...verdict, by: 'buyer' })) return;
      assertDecided(await this.submissions.find(submissionId), verdict.status);
    });
  }

  /**
   * Each decision is its own unit of work, so a failed one does not affect the others, and earlier decisions stand.
   * After a server error the whole request may be repeated.
   */
  async executeAll(reviews: readonly Review[]): Promise<readonly Reviewed[]> {
    const answers: Reviewed[] = [];
    for (const review of reviews) {
      const { submissionId: id, verdict } = review;
      try {
        await this.execute(review);
        answers.push({ id, status: verdict.status });
      } catch (error) {
        answers.push({ id, problem: problemOf(error, REFUSALS) });
      }
    }
    return answers;
  }
}

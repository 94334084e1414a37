import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { type Verdict } from '../domain/transitions';
import { assertDecided, forReview } from '../domain/submission';
import { Settlement } from './settlement';
import { Submissions } from './submissions';

export interface Review {
  readonly submissionId: Id;
  readonly buyerId: Id;
  readonly verdict: Verdict;
}

/**
 * A buyer decides on a submission; idempotent. Throws NotFound, AlreadyReviewed, ChangesAwaited or RejectionsPaused.
 */
@Injectable()
export class ReviewSubmission {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: Submissions,
    private readonly settlement: Settlement,
  ) {}

  execute({ submissionId, buyerId, verdict }: Review): Promise<void> {
    return this.unitOfWork.run(async () => {
      const submission = forReview(await this.submissions.find(submissionId), buyerId);
      if (await this.settlement.settle(submission, { ...verdict, by: 'buyer' })) return;
      assertDecided(await this.submissions.find(submissionId), verdict.status);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { assertDecided, forReview } from '../domain/submission';
import { type Review } from './review';
import { Settlement } from './settlement';
import { Submissions } from './submissions';

/**
 * Opens the place again, or brings its coins home when the task is closed, and tells the worker why; once however often it is
 * asked. Throws NotFound or AlreadyReviewed.
 */
@Injectable()
export class RejectSubmission {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: Submissions,
    private readonly settlement: Settlement,
  ) {}

  execute({ submissionId, buyerId, reason }: Review): Promise<void> {
    return this.unitOfWork.run(async () => {
      const submission = forReview(await this.submissions.find(submissionId), buyerId);
      if (await this.settlement.settle(submission, { status: 'rejected', by: 'buyer', reason })) return;
      assertDecided(await this.submissions.find(submissionId), 'rejected');
    });
  }
}

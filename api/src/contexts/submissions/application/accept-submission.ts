import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Notifier } from '../../notifications';
import { Ledger, transferFor } from '../../wallet';
import { accept, assertDecided, forReview } from '../domain/submission';
import { type Review } from './review';
import { Submissions } from './submissions';

/** Pays the worker and tells them, once however often it is asked. Throws SubmissionNotFound or AlreadyReviewed. */
@Injectable()
export class AcceptSubmission {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: Submissions,
    private readonly ledger: Ledger,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {}

  execute({ submissionId, buyerId }: Review): Promise<void> {
    return this.unitOfWork.run(async () => {
      const submission = forReview(await this.submissions.find(submissionId), buyerId);
      const accepted = accept(submission, this.clock.now());
      if (!(await this.submissions.saveDecision(accepted))) {
        return assertDecided(await this.submissions.find(submissionId), 'accepted');
      }
      await this.ledger.post(transferFor('submission-accepted', accepted));
      const { workerId, taskTitle: title, reward: coins } = accepted;
      await this.notifier.tell(workerId, 'submission/accepted', { title, coins });
    });
  }
}

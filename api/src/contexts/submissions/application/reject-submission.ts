import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Notifier } from '../../notifications';
import { TaskSlots } from '../../tasks';
import { Ledger, transferFor } from '../../wallet';
import { assertDecided, forReview, reject, type Submission } from '../domain/submission';
import { type Review } from './review';
import { Submissions } from './submissions';

/**
 * Opens the place again, or brings its coins home when the task is closed, and tells the worker why; once however often it is
 * asked. Throws SubmissionNotFound or AlreadyReviewed.
 */
@Injectable()
export class RejectSubmission {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: Submissions,
    private readonly tasks: TaskSlots,
    private readonly ledger: Ledger,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {}

  execute({ submissionId, buyerId, reason }: Review): Promise<void> {
    return this.unitOfWork.run(async () => {
      const submission = forReview(await this.submissions.find(submissionId), buyerId);
      const rejected = reject(submission, reason, this.clock.now());
      if (!(await this.submissions.saveDecision(rejected))) {
        return assertDecided(await this.submissions.find(submissionId), 'rejected');
      }
      if (!(await this.tasks.giveBack(rejected.taskId))) {
        await this.ledger.post(transferFor('submission-rejected', rejected));
      }
      await this.tell(rejected);
    });
  }

  private tell({ workerId, taskTitle: title, reason }: Submission): Promise<void> {
    return reason === ''
      ? this.notifier.tell(workerId, 'submission/rejected', { title })
      : this.notifier.tell(workerId, 'submission/rejected-with-reason', { title, reason });
  }
}

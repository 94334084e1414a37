import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { ofBuyer } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Notifier } from '../../messages';
import { assertInTime, requestChanges, type Submission } from '../domain/submission';
import { AlreadyReviewed, ChangesAlreadyRequested } from '../domain/submission.errors';
import { SubmissionSettings } from './submission-settings';
import { Submissions } from './submissions';

interface RequestChangesInput {
  readonly submissionId: Id;
  readonly buyerId: Id;
  /** The requested changes. */
  readonly note: string;
}

/**
 * A buyer requests changes instead of deciding, once per submission. The submission still occupies its slot, and the
 * worker has some hours to submit a second version. Throws NotFound, ReviewOver,
 * ChangesAlreadyRequested or AlreadyReviewed.
 */
@Injectable()
export class RequestChanges {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: Submissions,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
    private readonly settings: SubmissionSettings,
  ) {}

  execute({ submissionId, buyerId, note }: RequestChangesInput): Promise<Submission> {
    return this.unitOfWork.run(async () => {
      const submission = ofBuyer(await this.submissions.find(submissionId), buyerId);
      const now = this.clock.now();
      assertInTime(submission, now, this.settings.reviewDays);
      const requested = requestChanges(submission, note, now, this.settings.changesHours);
      if (!requested || !(await this.submissions.saveRequestedChanges(requested)))
        throw await this.refusal(submissionId);
      const { workerId, taskTitle: title } = requested;
      await this.notifier.notify(workerId, 'submission/changes-asked', {
        title,
        note,
        hours: this.settings.changesHours,
        about: submissionId,
      });
      return requested;
    });
  }

  private async refusal(id: Id): Promise<Error> {
    const submission = await this.submissions.find(id);
    return submission?.status === 'pending' ? new ChangesAlreadyRequested() : new AlreadyReviewed();
  }
}

import { Injectable } from '@nestjs/common';
import { type AnswerForm, ownValue } from '@kaaj/contract';
import { type DomainError } from '../../../kernel/domain-error';
import { AnswerStore, givenBy } from '../../agreement';
import { GrantProofAccess, NotOwnProof } from '../../images';
import { Announcements } from '../../integrations';
import { Notifier } from '../../messages';
import { sent, versioned } from '../domain/events';
import { type Submission } from '../domain/submission';
import { AnswersInvalid } from '../domain/submission.errors';
import { Submissions } from './submissions';

/** The same error for the form's field. */
const answerRefused = (name: string, { code, message }: DomainError) =>
  new AnswersInvalid([{ field: `answers.${name}`, code, message }]);

/**
 * For this time after a decision a buyer counts as online at the desk, where new submissions appear without a
 * notification.
 */
const ONLINE_AFTER_DECISION_MS = 60 * 60 * 1000;

/**
 * Side effects of a new submission, in the caller's unit of work: access of its buyer to pictures, comparison of
 * answers, notifications and events. Both methods throw NotOwnProof, or AnswersInvalid where the picture is an answer.
 */
@Injectable()
export class SubmissionEffects {
  constructor(
    private readonly submissions: Submissions,
    private readonly proof: GrantProofAccess,
    private readonly answers: AnswerStore,
    private readonly announcements: Announcements,
    private readonly notifier: Notifier,
  ) {}

  /** `form`: the form of the task version that is answered. */
  async first(submission: Submission, form: AnswerForm | null): Promise<void> {
    await Promise.all([
      this.showProof(submission, form),
      this.answers.record(submission.taskId, submission.workerId, givenBy(form, submission)),
      this.announcements.publish(sent(submission)),
      this.notifyBuyer(submission),
    ]);
  }

  async revised(submission: Submission, form: AnswerForm | null): Promise<void> {
    const { id: about, taskId, taskTitle: title, buyerId: to, workerId } = submission;
    await Promise.all([
      this.showProof(submission, form),
      this.answers.changed(taskId, workerId, givenBy(form, submission)),
      this.announcements.publish(versioned(submission), { to, code: 'submission/revised', params: { title, about } }),
    ]);
  }

  private async showProof(
    { workerId: ownerId, buyerId: to, pictures, answers }: Submission,
    form: AnswerForm | null,
  ): Promise<void> {
    const answered = new Set<string>();
    for (const { name } of form?.fields.filter(({ kind }) => kind === 'picture') ?? []) {
      const ofField = (ownValue(answers, name) ?? []) as readonly string[];
      for (const picture of ofField) answered.add(picture);
      await this.proof.execute({ ownerId, to, pictures: ofField }).catch((error: unknown) => {
        throw error instanceof NotOwnProof ? answerRefused(name, error) : error;
      });
    }
    await this.proof.execute({ ownerId, to, pictures: pictures.filter((picture) => !answered.has(picture)) });
  }

  /** Notifies once when submissions begin to wait, not for each of them. */
  private async notifyBuyer(submission: Submission): Promise<void> {
    const { buyerId, taskTitle: title, id: about, sentAt } = submission;
    if (await this.submissions.hasOtherPendingOrRecent(submission, sentAt - ONLINE_AFTER_DECISION_MS)) return;
    await this.notifier.notify(buyerId, 'submission/received', { title, about });
  }
}

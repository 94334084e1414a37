import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { type AnsweredText, AnsweredTexts } from '../../tasks';
import { revise, type SentParts, type Submission, workFor } from '../domain/submission';
import { NoChangesRequested } from '../domain/submission.errors';
import { ItemOverlap } from './item-overlap';
import { SubmissionEffects } from './submission-effects';
import { SubmissionSettings } from './submission-settings';
import { Submissions } from './submissions';

interface Version extends SentParts {
  readonly submissionId: Id;
  readonly workerId: Id;
}

/**
 * A worker sends the requested changes. The earlier version stays visible, and the buyer's time restarts. Throws
 * NotFound, DetailMissing, AnswersInvalid, ProofMissing, NotOwnProof or NoChangesRequested.
 */
@Injectable()
export class ResubmitWork {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: Submissions,
    private readonly tasks: AnsweredTexts,
    private readonly sentWork: SubmissionEffects,
    private readonly overlap: ItemOverlap,
    private readonly clock: Clock,
    private readonly settings: SubmissionSettings,
  ) {}

  execute({ submissionId, workerId, ...sent }: Version): Promise<Submission> {
    return this.unitOfWork.run(async () => {
      const before = await this.submissions.find(submissionId);
      if (before?.workerId !== workerId) throw new NotFound();
      const text = (await this.tasks.answeredTexts([before]))[0] as AnsweredText;
      const work = workFor(text, sent);
      const now = this.clock.now();
      const revised = revise(before, work, now, this.settings.reviewDays);
      if (!revised || !(await this.submissions.saveRevised(revised, before, now))) throw new NoChangesRequested();
      await this.sentWork.revised(revised, text.form ?? null);
      await this.overlap.settle(revised.taskId);
      return revised;
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AnsweredTexts } from '../../tasks';
import { assertProof, forWorker, revise, type Submission, type Work } from '../domain/submission';
import { NoChangesAsked } from '../domain/submission.errors';
import { SentWork } from './sent-work';
import { SubmissionSettings } from './submission-settings';
import { Submissions } from './submissions';

interface Version extends Work {
  readonly submissionId: Id;
  readonly workerId: Id;
}

/**
 * A worker sends the changes that were asked for. What was sent before stays to be seen, and the buyer's time begins anew. Throws
 * NotFound, ProofMissing, NotOwnProof or NoChangesAsked.
 */
@Injectable()
export class SendVersion {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: Submissions,
    private readonly tasks: AnsweredTexts,
    private readonly sentWork: SentWork,
    private readonly clock: Clock,
    private readonly settings: SubmissionSettings,
  ) {}

  execute({ submissionId, workerId, detail, pictures }: Version): Promise<Submission> {
    return this.unitOfWork.run(async () => {
      const before = forWorker(await this.submissions.find(submissionId), workerId);
      const [text] = await this.tasks.answeredTexts([before]);
      if (text) assertProof(text.proof, { detail, pictures });
      const now = this.clock.now();
      const revised = revise(before, { detail, pictures }, now, this.settings.reviewDays);
      if (!revised || !(await this.submissions.saveRevised(revised, before, now))) throw new NoChangesAsked();
      await this.sentWork.revised(revised);
      return revised;
    });
  }
}

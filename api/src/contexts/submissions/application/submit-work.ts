import { Injectable } from '@nestjs/common';
import { type Role, type Submission as WireSubmission } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { assertWorker, type SentParts, submit } from '../domain/submission';
import { CompletionCodes } from './completion-codes';
import { ItemOverlap } from './item-overlap';
import { type OfferRequest, Offers } from './offers';
import { SubmissionEffects } from './submission-effects';
import { ShownSubmissions } from './shown-submissions';
import { SubmissionSettings } from './submission-settings';
import { Submissions } from './submissions';

interface Sending extends OfferRequest, SentParts {
  readonly role: Role | undefined;
}

/**
 * Sends work. Uses the worker's claim, even of a task that has closed since, else takes an open slot. Throws
 * NotAWorker, NotFound, TaskClosed, TextChanged, NotEligible, ClaimNeeded, CodeWrong, DetailMissing, AnswersInvalid,
 * ProofMissing, NotOwnProof, AlreadySubmitted or NoOpenSlot.
 */
@Injectable()
export class SubmitWork {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly offers: Offers,
    private readonly submissions: Submissions,
    private readonly pages: ShownSubmissions,
    private readonly sentWork: SubmissionEffects,
    private readonly codes: CompletionCodes,
    private readonly overlap: ItemOverlap,
    private readonly clock: Clock,
    private readonly settings: SubmissionSettings,
  ) {}

  async execute({ taskId, workerId, role, version, ...sent }: Sending): Promise<WireSubmission> {
    assertWorker(role);
    return this.unitOfWork.run(async () => {
      const locked = await this.offers.lock({ taskId, workerId, version });
      await this.codes.assertRight(locked.offer, locked.claim, sent.code);
      const work = { id: locked.claim?.submissionId ?? newId(), workerId, ...sent };
      const submission = submit(locked.offer, work, this.clock.now(), this.settings.reviewDays);
      // Calls of one tick share a round trip and run in this order, so the response is read after the slot is taken.
      const [, , shown] = await Promise.all([
        this.submissions.add(submission),
        this.offers.take(locked),
        this.pages.shown(submission),
        this.sentWork.first(submission, locked.offer.form),
      ]);
      if (locked.offer.batchId !== null) await this.overlap.settle(taskId);
      return shown;
    });
  }
}

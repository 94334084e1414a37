import { Injectable } from '@nestjs/common';
import { type Role, type Submission as WireSubmission } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { assertWorker, type SentParts, submit } from '../domain/submission';
import { CompletionCodes } from './completion-codes';
import { ItemOverlap } from './item-overlap';
import { Offers } from './offers';
import { SentWork } from './sent-work';
import { ShownSubmissions } from './shown-submissions';
import { SubmissionSettings } from './submission-settings';
import { Submissions } from './submissions';

interface Sending extends SentParts {
  readonly taskId: Id;
  readonly workerId: Id;
  readonly role: Role | undefined;
  /** The version of the task's text that it answers; undefined for whichever there is. */
  readonly version?: number | undefined;
}

/**
 * Sends work and takes the place for it that is kept for the worker, also of a task that has closed since; else an open one. Throws NotAWorker, NotFound, TaskClosed, TextChanged, ClaimNeeded, CodeWrong,
 * DetailMissing, AnswersInvalid, ProofMissing, NotOwnProof, AlreadySubmitted or NoOpenSlot.
 */
@Injectable()
export class SubmitWork {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly offers: Offers,
    private readonly submissions: Submissions,
    private readonly pages: ShownSubmissions,
    private readonly sentWork: SentWork,
    private readonly codes: CompletionCodes,
    private readonly overlap: ItemOverlap,
    private readonly clock: Clock,
    private readonly settings: SubmissionSettings,
  ) {}

  async execute({ taskId, workerId, role, version, ...sent }: Sending): Promise<WireSubmission> {
    assertWorker(role);
    return this.unitOfWork.run(async () => {
      const held = await this.offers.hold({ taskId, workerId, version });
      await this.codes.assertRight(held.offer, held.claim, sent.code);
      const work = { id: held.claim?.submissionId ?? newId(), workerId, ...sent };
      const submission = submit(held.offer, work, this.clock.now(), this.settings.reviewDays);
      // What is said at once shares a round trip, in this order: the answer tells the places that are open behind it.
      const [, , shown] = await Promise.all([
        this.submissions.add(submission),
        this.offers.take(held),
        this.pages.shown(submission),
        this.sentWork.first(submission, held.offer.form),
      ]);
      if (held.offer.batchId !== null) await this.overlap.settle(taskId);
      return shown;
    });
  }
}

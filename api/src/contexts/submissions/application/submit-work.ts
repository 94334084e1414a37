import { Injectable } from '@nestjs/common';
import { type Role, type Submission as WireSubmission } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Answers } from '../../agreement';
import { People } from '../../people';
import { SendProof } from '../../images';
import { Notifier } from '../../messages';
import { keptOffer, openOffer, TaskSlots, TaskTimes } from '../../tasks';
import { Happenings } from '../../integrations';
import { sent } from '../domain/happenings';
import { type Claim, minutesOf } from '../domain/claim';
import { assertWorker, submit, type Submission } from '../domain/submission';
import { Claims } from './claims';
import { ShownSubmissions } from './shown-submissions';
import { SubmissionSettings } from './submission-settings';
import { Submissions } from './submissions';

interface SentWork {
  readonly taskId: Id;
  readonly workerId: Id;
  readonly role: Role | undefined;
  readonly detail: string;
  /** Addresses of pictures; none where left out. */
  readonly pictures?: readonly string[] | undefined;
  /** The version of the task's text that it answers; undefined for whichever there is. */
  readonly version?: number | undefined;
}

/** So long after a decision a buyer is taken to sit at the desk, where new work shows by itself. */
const AT_THE_DESK_MS = 60 * 60 * 1000;

/**
 * Sends work and takes the place for it that is kept for the worker, also of a task that has closed since; else an open one. Throws NotAWorker, NotFound, TaskClosed, TextChanged,
 * ProofMissing, NotOwnProof, AlreadySubmitted or NoOpenSlot.
 */
@Injectable()
export class SubmitWork {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly claims: Claims,
    private readonly submissions: Submissions,
    private readonly pages: ShownSubmissions,
    private readonly people: People,
    private readonly tasks: TaskSlots,
    private readonly times: TaskTimes,
    private readonly answers: Answers,
    private readonly proof: SendProof,
    private readonly happenings: Happenings,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
    private readonly settings: SubmissionSettings,
  ) {}

  async execute({ taskId, workerId, role, detail, pictures = [], version }: SentWork): Promise<WireSubmission> {
    assertWorker(role);
    return this.unitOfWork.run(async () => {
      // What is said at once shares a trip to the database, in this order.
      const [, kept, offered] = await Promise.all([
        this.people.hold(workerId),
        this.claims.use(taskId, workerId),
        this.tasks.offer(taskId),
      ]);
      const offer = kept ? keptOffer(offered, version) : openOffer(offered, this.clock.today(), version);
      const now = this.clock.now();
      const submission = submit(offer, { id: newId(), workerId, detail, pictures }, now, this.settings.reviewDays);
      const [, , , shown] = await Promise.all([
        this.submissions.add(submission),
        this.proof.execute({ ownerId: workerId, to: submission.buyerId, pictures }),
        kept ? this.measure(kept, now) : this.tasks.take(taskId, version),
        this.pages.shown(submission),
        this.answers.given(taskId, workerId, submission.detail),
        this.happenings.tell(sent(submission)),
        this.tellBuyer(submission, now),
      ]);
      return shown;
    });
  }

  /** Once when work begins to wait, and not for each piece of it. */
  private async tellBuyer(submission: Submission, now: number): Promise<void> {
    if (await this.submissions.isBeside(submission, now - AT_THE_DESK_MS)) return;
    const { buyerId, taskTitle: title, id: about } = submission;
    await this.notifier.tell(buyerId, 'submission/received', { title, about });
  }

  private async measure(kept: Claim, now: number): Promise<void> {
    const minutes = minutesOf(kept, now);
    if (minutes !== undefined) await this.times.took(kept.taskId, minutes);
  }
}

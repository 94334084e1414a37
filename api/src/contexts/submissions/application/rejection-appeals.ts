import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AnswerStore } from '../../agreement';
import { type DisputeResult, ReputationUpdater } from '../../reputation';
import { type Submission } from '../domain/submission';
import { AlreadyReviewed } from '../domain/submission.errors';
import { ItemOverlap } from './item-overlap';
import { hoursOf } from './counted-decision-of';
import { Submissions } from './submissions';

/** What the disputes context does with rejected submissions. */
@Injectable()
export class RejectionAppeals {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: Submissions,
    private readonly answers: AnswerStore,
    private readonly overlap: ItemOverlap,
    private readonly reputation: ReputationUpdater,
    private readonly clock: Clock,
  ) {}

  /** Any submission, rejected or not. */
  find(id: Id): Promise<Submission | undefined> {
    return this.submissions.find(id);
  }

  /**
   * A dispute begins: until it is decided the rejection counts in no reputation record. Joins the caller's unit of
   * work.
   */
  dispute(rejected: Submission): Promise<void> {
    return this.unitOfWork.run(async () => {
      if (rejected.counted) await this.reputation.disputed(rejected);
    });
  }

  /** The rejection stands. Joins the caller's unit of work. */
  uphold(id: Id): Promise<void> {
    return this.unitOfWork.run(async () => this.settled(await this.submissions.find(id), 'for-buyer'));
  }

  /**
   * The rejection is overturned: the submission is accepted. Joins the caller's unit of work, which pays. Throws
   * AlreadyReviewed where it is not rejected.
   */
  award(id: Id, result: Exclude<DisputeResult, 'for-buyer'>): Promise<void> {
    return this.unitOfWork.run(async () => {
      const rejected = await this.submissions.find(id);
      if (!(await this.submissions.overturnRejection(id, this.clock.now()))) throw new AlreadyReviewed();
      if (rejected) {
        await this.answers.count(rejected.taskId, rejected.workerId, true);
        await this.overlap.settle(rejected.taskId);
      }
      await this.settled(rejected, result);
    });
  }

  private async settled(rejected: Submission | undefined, result: DisputeResult): Promise<void> {
    if (rejected?.counted) await this.reputation.settled(rejected, result, hoursOf(rejected));
  }
}

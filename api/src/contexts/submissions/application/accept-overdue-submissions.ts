import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { PieceByPiece } from '../../../platform/scheduler/job';
import { Settlement } from './settlement';
import { SubmissionSettings } from './submission-settings';
import { Submissions } from './submissions';

const DAY = 24 * 60 * 60 * 1000;

/** Accepts work that its buyer did not decide on within the days the owner set (0: never), and tells both. */
@Injectable()
export class AcceptOverdueSubmissions extends PieceByPiece {
  // Stryker disable next-line StringLiteral: any name of its own does, for the lease and the log
  readonly name = 'accept overdue submissions';

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: Submissions,
    private readonly settlement: Settlement,
    private readonly clock: Clock,
    private readonly settings: SubmissionSettings,
  ) {
    super();
  }

  protected due(limit: number): Promise<readonly Id[]> {
    const { reviewDays } = this.settings;
    return reviewDays === 0
      ? Promise.resolve([])
      : this.submissions.pendingSince(this.clock.now() - reviewDays * DAY, limit);
  }

  protected execute(id: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      const submission = await this.submissions.find(id);
      if (submission) await this.settlement.settle(submission, { status: 'accepted', by: 'silence' });
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { ItemJob } from '../../../platform/scheduler/job';
import { automaticDecision, isOverdue } from '../domain/submission';
import { Settlement } from './settlement';
import { SubmissionSettings } from './submission-settings';
import { Submissions } from './submissions';

/**
 * Decides submissions whose time is over, and notifies both people. Accepts where the buyer did not decide. Rejects
 * where the worker did not send the requested changes.
 */
@Injectable()
export class DecideOverdueSubmissions extends ItemJob {
  // Stryker disable next-line StringLiteral: any name of its own does, for the lease and the log
  readonly name = 'decide overdue submissions';

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
    const now = this.clock.now();
    return this.submissions.due(now, reviewDays === 0 ? undefined : now - reviewDays * DAY_MS, limit);
  }

  protected execute(id: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      const submission = await this.submissions.find(id);
      if (!submission || !isOverdue(submission, this.clock.now(), this.settings.reviewDays)) return;
      await this.settlement.settle(submission, automaticDecision(submission));
    });
  }
}

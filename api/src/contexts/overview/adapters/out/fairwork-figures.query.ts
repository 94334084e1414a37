import { Injectable } from '@nestjs/common';
import { dollarsOfCents, type Fairwork } from '@kaaj/contract';
import { RecentCache } from '../../../../kernel/recent-cache';
import { Database } from '../../../../platform/database/database';
import { PayoutPagesQuery, WithdrawalPagesQuery } from '../../../cash-out';
import { DisputeFiguresQuery } from '../../../disputes';
import { SuspensionFiguresQuery } from '../../../people';
import { ReportFiguresQuery } from '../../../moderation';
import { SubmissionPagesQuery } from '../../../submissions';
import { TaskPagesQuery } from '../../../tasks';

/** Figures of the page of the ten points, from the aggregate job, so that a visit has a constant cost. */
@Injectable()
export class FairworkFiguresQuery {
  private readonly recent: RecentCache<Fairwork>;

  constructor(
    database: Database,
    private readonly tasks: TaskPagesQuery,
    private readonly submissions: SubmissionPagesQuery,
    private readonly withdrawals: WithdrawalPagesQuery,
    private readonly payouts: PayoutPagesQuery,
    private readonly disputes: DisputeFiguresQuery,
    private readonly reports: ReportFiguresQuery,
    private readonly suspensions: SuspensionFiguresQuery,
  ) {
    this.recent = new RecentCache(database);
  }

  read(): Promise<Fairwork> {
    return this.recent.get('', () => this.count());
  }

  private async count(): Promise<Fairwork> {
    const [work, weeks, cents, overdueDecisions, overduePayouts, times, disputes, reports, suspensions] =
      await Promise.all([
        this.submissions.latestCounts(),
        this.submissions.surveyedDecisionTimes(),
        this.payouts.surveyedCentsPaidOut(),
        this.withdrawals.overdueCount(),
        this.payouts.overdueCount(),
        this.tasks.surveyedTimes(),
        this.disputes.latest(),
        this.reports.latest(),
        this.suspensions.latest(),
      ]);
    return {
      work: work ? { accepted: work.accepted, rejected: work.rejected } : null,
      decisionHours: weeks.findLast(({ hours }) => hours !== null)?.hours ?? null,
      paidOutDollars: cents === undefined ? null : dollarsOfCents(cents),
      ...{ overdueDecisions, overduePayouts },
      times: times ? { measured: times.measured, estimated: times.estimated, unsaid: times.unsaid } : null,
      disputes: disputes ?? null,
      reports: reports ?? null,
      suspensions: suspensions ?? null,
    };
  }
}

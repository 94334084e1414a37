import { Injectable } from '@nestjs/common';
import { dollarsOfCents } from '@kaaj/contract';
import { People } from '../../../people';
import { PayoutPagesQuery } from '../../../cash-out';
import { SubmissionPagesQuery } from '../../../submissions';
import { TaskPagesQuery } from '../../../tasks';

/** Figures of the home page, from the aggregate job, so that a visit has a constant cost. */
@Injectable()
export class LiveFiguresQuery {
  constructor(
    private readonly people: People,
    private readonly tasks: TaskPagesQuery,
    private readonly submissions: SubmissionPagesQuery,
    private readonly payouts: PayoutPagesQuery,
  ) {}

  /** Null until all aggregates were computed. */
  async read() {
    const [roles, submissions, cents, activeJobs] = await Promise.all([
      this.people.latestCounts(),
      this.submissions.latestCounts(),
      this.payouts.surveyedCentsPaidOut(),
      this.tasks.surveyedOpen(),
    ]);
    if (!roles || !submissions || cents === undefined || activeJobs === undefined) return null;
    return {
      totalUsers: roles.Worker + roles.Buyer + roles.Admin,
      tasksCompleted: submissions.accepted,
      earningsPaidDollars: dollarsOfCents(cents),
      activeJobs,
    };
  }
}

import { Injectable } from '@nestjs/common';
import { dollarsOfCents } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { People } from '../../identity';
import { SubmissionPages } from '../../submissions';
import { TaskPages } from '../../tasks';
import { WithdrawalPages } from '../../withdrawals';

export interface Figures {
  readonly totalUsers: number;
  readonly tasksCompleted: number;
  readonly earningsPaidDollars: number;
  readonly activeJobs: number;
}

const FRESH_MS = 60_000;

/** The home page's figures, counted anew at most once a minute: they count whole tables. */
@Injectable()
export class LiveFigures {
  private counted: { readonly at: number; readonly figures: Promise<Figures> } | undefined;

  constructor(
    private readonly people: People,
    private readonly tasks: TaskPages,
    private readonly submissions: SubmissionPages,
    private readonly withdrawals: WithdrawalPages,
    private readonly clock: Clock,
  ) {}

  read(): Promise<Figures> {
    const now = this.clock.now();
    if (!this.counted || now - this.counted.at > FRESH_MS) {
      const figures = this.count();
      this.counted = { at: now, figures };
      figures.catch(() => (this.counted = undefined));
    }
    return this.counted.figures;
  }

  private async count(): Promise<Figures> {
    const [roles, submissions, cents, activeJobs] = await Promise.all([
      this.people.countByRole(),
      this.submissions.countByStatus(),
      this.withdrawals.centsPaidOut(),
      this.tasks.openCount(),
    ]);
    return {
      totalUsers: roles.Worker + roles.Buyer + roles.Admin,
      tasksCompleted: submissions.accepted,
      earningsPaidDollars: dollarsOfCents(cents),
      activeJobs,
    };
  }
}

import { Injectable } from '@nestjs/common';
import { Job } from '../../../platform/scheduler/job';
import { type Submission } from '../domain/submission';
import { CountedJudgements } from './counted-judgements';
import { PastWalk } from './past-walk';
import { Submissions } from './submissions';

const BATCH = 200;

/**
 * Walks once over all work from the oldest on and counts what was judged before there were records. It goes on where it was stopped; each
 * piece is claimed by a conditional write, so that it is counted once.
 */
@Injectable()
export class CountPastJudgements extends Job {
  // Stryker disable next-line StringLiteral: any name of its own does, for the lease and the log
  readonly name = 'count past judgements';

  private isOver = false;

  constructor(
    private readonly walk: PastWalk,
    private readonly submissions: Submissions,
    private readonly counted: CountedJudgements,
  ) {
    super();
  }

  async run(): Promise<boolean> {
    if (this.isOver) return false;
    const place = await this.walk.place();
    if (place === undefined) {
      this.isOver = true;
      return false;
    }
    const stretch = await this.submissions.behind(place, BATCH);
    for (const submission of stretch) {
      if (isOfThePast(submission)) await this.counted.count(submission);
    }
    this.isOver = stretch.length < BATCH;
    await this.walk.cameTo(stretch.at(-1)?.id ?? place, this.isOver);
    return !this.isOver;
  }
}

const isOfThePast = ({ counted, status }: Submission) => counted === null && status !== 'pending';

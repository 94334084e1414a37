import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Job } from '../../../platform/scheduler/job';
import { Judgements } from '../../reputation';
import { PastWalk } from './past-walk';

const BATCH = 100;
const DAY = 24 * 60 * 60 * 1000;

/**
 * How often the same two were counted matters within a month, and is forgotten a day after it: what was judged in its last moment is counted by then.
 * What is counted out of the past needs all months until it is over, which is why this stands here.
 */
@Injectable()
export class ForgetOldPairs extends Job {
  // Stryker disable next-line StringLiteral: any name of its own does, for the lease and the log
  readonly name = 'forget old pairs';

  constructor(
    private readonly walk: PastWalk,
    private readonly judgements: Judgements,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(): Promise<boolean> {
    if ((await this.walk.place()) !== undefined) return false;
    return (await this.judgements.forgetPairs(this.clock.now() - DAY, BATCH)) === BATCH;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Job } from '../../../platform/scheduler/job';
import { ReputationUpdater } from '../../reputation';

const BATCH = 100;
const DAY = 24 * 60 * 60 * 1000;

/** Deletes counters of buyer and worker pairs a day after their month has ended; limits apply to a month. */
@Injectable()
export class PurgePairCounters extends Job {
  // Stryker disable next-line StringLiteral: any name of its own does, for the lease and the log
  readonly name = 'forget old pairs';

  constructor(
    private readonly reputation: ReputationUpdater,
    private readonly clock: Clock,
  ) {
    super();
  }

  async run(): Promise<boolean> {
    return (await this.reputation.deletePairs(this.clock.now() - DAY, BATCH)) === BATCH;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { ItemJob } from '../../../platform/scheduler/job';
import { InsufficientFunds } from '../domain/dispute.errors';
import { Disputes } from './disputes';
import { DisputeSettlement } from './dispute-settlement';

/**
 * Pays the workers of disputes that were not decided in time, once even with several processes. Without reserved coins
 * a dispute waits for an Admin. One that its buyer conceded without coins is paid as soon as they have them.
 */
@Injectable()
export class PayUndecidedDisputes extends ItemJob {
  // Stryker disable next-line StringLiteral: any name of its own does, for the lease and the log
  readonly name = 'pay undecided disputes';

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly disputes: Disputes,
    private readonly settlement: DisputeSettlement,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Waiting for the buyer's coins is not an error. */
  override run(report: (error: unknown) => void): Promise<boolean> {
    return super.run((error) => {
      if (!(error instanceof InsufficientFunds)) report(error);
    });
  }

  protected due(limit: number): Promise<readonly Id[]> {
    return this.disputes.overdue(this.clock.now(), limit);
  }

  protected execute(id: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      const dispute = await this.disputes.find(id);
      if (!dispute || dispute.state === 'decided') return;
      await this.settlement.settle(dispute, dispute.concededAt > 0 ? 'conceded' : 'silence');
    });
  }
}

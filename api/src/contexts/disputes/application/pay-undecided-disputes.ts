import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { ItemJob } from '../../../platform/scheduler/job';
import { InsufficientFunds } from '../domain/dispute.errors';
import { Disputes } from './disputes';
import { DisputeSettlement } from './dispute-settlement';

/**
 * Pays the worker of a dispute that was not decided in time, once even with several processes. One without coins stays
 * due: it is paid as soon as the buyer has coins, or an Admin decides.
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

  /** Waiting for coins or for an Admin is not an error. */
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

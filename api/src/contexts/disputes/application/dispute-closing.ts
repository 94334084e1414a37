import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Disputes } from './disputes';
import { DisputeSettlement } from './dispute-settlement';

/**
 * For whoever removes a person, once their tasks are closed and before their coins are gone: what a removed worker disputed ends for the buyer; what a removed buyer is
 * asked about ends for the worker, where something is set aside for it or left. The rest waits for an Admin.
 */
@Injectable()
export class DisputeClosing {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly disputes: Disputes,
    private readonly settlement: DisputeSettlement,
  ) {}

  /** Joins the caller's unit of work. */
  closeAllOf(personId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const dispute of await this.disputes.undecidedOf(personId)) {
        if (dispute.workerId === personId) await this.settlement.settle(dispute, 'worker-left');
        else if (dispute.cover !== 'none') await this.settlement.settle(dispute, 'buyer-left');
      }
      await this.disputes.forgetStatements(personId);
    });
  }
}

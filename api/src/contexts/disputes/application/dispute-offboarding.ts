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
export class DisputeOffboarding {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly disputes: Disputes,
    private readonly settlement: DisputeSettlement,
  ) {}

  /** Joins the caller's unit of work. Settles at most `limit` and tells how many; fewer than that: none is left to settle. `stays`: what they disputed goes on. */
  closeSome(personId: Id, limit: number, stays = false): Promise<number> {
    return this.unitOfWork.run(async () => {
      const undecided = await this.disputes.undecidedOf(personId);
      const ended = undecided
        .filter(({ workerId, cover }) => (workerId === personId ? !stays : cover !== 'none'))
        .slice(0, limit);
      for (const dispute of ended)
        await this.settlement.settle(dispute, dispute.workerId === personId ? 'worker-left' : 'buyer-left');
      if (ended.length < limit && !stays) await this.disputes.forgetStatements(personId);
      return ended.length;
    });
  }
}

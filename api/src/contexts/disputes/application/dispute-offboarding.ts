import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Disputes } from './disputes';
import { DisputeSettlement } from './dispute-settlement';

/**
 * Settles disputes when a person is removed, after their tasks are closed and before their coins are forfeited. A
 * removed worker's disputes end for the buyer. A removed buyer's disputes end for the worker where there are coins. The
 * rest waits for an Admin.
 */
@Injectable()
export class DisputeOffboarding {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly disputes: Disputes,
    private readonly settlement: DisputeSettlement,
  ) {}

  /**
   * Joins the caller's unit of work. Settles at most `limit` and returns how many. Fewer than `limit`: none is left.
   * `stays`: disputes they opened continue.
   */
  closeSome(personId: Id, limit: number, stays = false): Promise<number> {
    return this.unitOfWork.run(async () => {
      const undecided = await this.disputes.undecidedOf(personId);
      const ended = undecided
        .filter(({ workerId, cover }) => (workerId === personId ? !stays : cover !== 'none'))
        .slice(0, limit);
      for (const dispute of ended)
        await this.settlement.settle(dispute, dispute.workerId === personId ? 'worker-left' : 'buyer-left');
      if (ended.length < limit && !stays) await this.disputes.deleteStatementsOf(personId);
      return ended.length;
    });
  }
}

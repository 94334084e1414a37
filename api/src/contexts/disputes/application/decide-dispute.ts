import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { found } from '../../../kernel/not-found';
import { assertNotOwn } from '../../../kernel/own-money';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { assertDecidable, type Dispute, participantsOf, withOutcome } from '../domain/dispute';
import { DisputeSettlement } from './dispute-settlement';
import { Disputes } from './disputes';

interface Ruling {
  readonly disputeId: Id;
  readonly adminId: Id;
  readonly outcome: 'for-worker' | 'for-buyer';
  /** The reason, for both parties. */
  readonly reason: string;
}

/**
 * An Admin decides a dispute finally, after the buyer's answer or the end of its time. A repeat with the same outcome
 * changes nothing, the first reason stays. Throws NotFound, OwnMoney, TooEarly, AlreadyDecided or InsufficientFunds.
 */
@Injectable()
export class DecideDispute {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly disputes: Disputes,
    private readonly settlement: DisputeSettlement,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  execute({ disputeId, adminId, outcome, reason }: Ruling): Promise<Dispute> {
    return this.unitOfWork.run(async () => {
      const dispute = found(await this.disputes.find(disputeId));
      assertNotOwn(adminId, ...participantsOf(dispute));
      if (dispute.outcome === outcome) return dispute;
      assertDecidable(dispute, this.clock.now());
      const settled = await this.settlement.settle(dispute, outcome, reason);
      const decided = (await this.disputes.find(disputeId)) as Dispute;
      if (!settled) return withOutcome(decided, outcome);
      await this.audit.record({
        adminId,
        action: 'dispute-decided',
        subject: dispute.submissionId,
        personId: dispute.workerId,
        details: { title: dispute.title, reason, decided: outcome, coins: dispute.reward },
      });
      return decided;
    });
  }
}

import { Injectable } from '@nestjs/common';
import { type DisputeOutcome } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { RejectedWork } from '../../submissions';
import { Announcements } from '../../integrations';
import { type Dispute, isForWorker } from '../domain/dispute';
import { decided } from '../domain/happenings';
import { noticesOf } from '../domain/notices';
import { DisputeCover } from './dispute-cover';
import { Disputes } from './disputes';
import { Parties } from './parties';
import { resultOf } from './result-of';

/** Carries the end of a dispute out, whoever's decision it is: the worker is paid, or the coins go back; and both are told. */
@Injectable()
export class DisputeSettlement {
  constructor(
    private readonly disputes: Disputes,
    private readonly work: RejectedWork,
    private readonly cover: DisputeCover,
    private readonly parties: Parties,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /** Inside the caller's unit of work. False, and nothing is changed, where it was decided before. Throws NoCover or GoodwillUsed. */
  async settle(dispute: Dispute, outcome: DisputeOutcome, reason: string | null = null): Promise<boolean> {
    if (!(await this.disputes.saveDecision(dispute.id, { outcome, reason, decidedAt: this.clock.now() }))) return false;
    const result = resultOf(outcome);
    if (result === 'for-buyer') await this.work.uphold(dispute.submissionId);
    else await this.work.award(dispute.submissionId, result);
    for (const { to, code, params } of noticesOf(dispute, outcome, reason ?? '')) {
      await this.parties.tell(to, code, params);
    }
    await this.announcements.publish(decided(dispute, outcome));
    if (isForWorker(outcome)) await this.cover.pay(dispute, outcome);
    else await this.cover.bringBack(dispute);
    return true;
  }
}

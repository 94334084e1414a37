import { Injectable } from '@nestjs/common';
import { type DisputeOutcome } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { RejectionAppeals } from '../../submissions';
import { Announcements } from '../../integrations';
import { type Dispute, isForWorker } from '../domain/dispute';
import { decided } from '../domain/events';
import { noticesOf } from '../domain/notices';
import { DisputeEscrow } from './dispute-escrow';
import { Disputes } from './disputes';
import { DisputeNotifier } from './dispute-notifier';
import { resultOf } from './result-of';

/** Carries out a dispute's decision by any actor: pays the worker or returns the coins, and notifies both parties. */
@Injectable()
export class DisputeSettlement {
  constructor(
    private readonly disputes: Disputes,
    private readonly work: RejectionAppeals,
    private readonly cover: DisputeEscrow,
    private readonly parties: DisputeNotifier,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /**
   * Inside the caller's unit of work. Returns false, without changes, where it was decided before. Throws
   * InsufficientFunds or GoodwillUsed.
   */
  async settle(dispute: Dispute, outcome: DisputeOutcome, reason: string | null = null): Promise<boolean> {
    if (!(await this.disputes.saveDecision(dispute.id, { outcome, reason, decidedAt: this.clock.now() }))) return false;
    const result = resultOf(outcome);
    if (result === 'for-buyer') await this.work.uphold(dispute.submissionId);
    else await this.work.award(dispute.submissionId, result);
    for (const { to, code, params } of noticesOf(dispute, outcome, reason ?? '')) {
      await this.parties.notify(to, code, params);
    }
    await this.announcements.publish(decided(dispute, outcome));
    if (isForWorker(outcome)) await this.cover.pay(dispute, outcome);
    else await this.cover.release(dispute);
    return true;
  }
}

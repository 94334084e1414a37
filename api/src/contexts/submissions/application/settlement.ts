import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { AnswerStore } from '../../agreement';
import { ReputationUpdater } from '../../reputation';
import { surplusReturned, TaskSlots } from '../../tasks';
import { Ledger, transferFor } from '../../wallet';
import { Announcements } from '../../integrations';
import { type Decision } from '../domain/transitions';
import { decided as decisionTold } from '../domain/events';
import { noticesOf } from '../domain/notices';
import { decide, type DecidedSubmission, type Submission } from '../domain/submission';
import { ItemOverlap } from './item-overlap';
import { countedDecisionOf } from './counted-decision-of';
import { RejectionGuard } from './rejection-guard';
import { Submissions } from './submissions';

/**
 * Carries out a decision by any actor, once, even with concurrent decisions.
 *
 * Accepted work is paid. Rejected work reopens its slot. Where the task is closed, or enough others answer, its coins are returned. Both
 * reputation records are updated, notifications and events are published.
 */
@Injectable()
export class Settlement {
  constructor(
    private readonly submissions: Submissions,
    private readonly tasks: TaskSlots,
    private readonly ledger: Ledger,
    private readonly rejections: RejectionGuard,
    private readonly answers: AnswerStore,
    private readonly overlap: ItemOverlap,
    private readonly reputation: ReputationUpdater,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /**
   * Inside the caller's unit of work. Returns false, without changes, where it was decided before. Throws
   * RejectionsPaused where the buyer is suspended from rejecting.
   */
  async settle(submission: Submission, decision: Decision): Promise<boolean> {
    const decided = decide(submission, decision, this.clock.now());
    if (!decided || !(await this.submissions.saveDecision(decided))) return false;
    const rejectedByBuyer = decided.status === 'rejected' && decision.by === 'buyer';
    // Checked after the write, which locks the row: a repeated request for a stored rejection returns false and does
    // not throw.
    if (rejectedByBuyer) await this.rejections.assertMayReject(decided.buyerId);
    const slot = decided.status === 'rejected' ? await this.tasks.releaseSlot(decided.taskId) : undefined;
    if (rejectedByBuyer) await this.rejections.suspendIfNeeded(decided.buyerId);
    if (decided.status === 'rejected') await this.answers.count(decided.taskId, decided.workerId, false);
    if (decided.batchId !== null) await this.overlap.settle(decided.taskId);
    // Concurrent calls share a round trip.
    await Promise.all([
      this.announcements.publish(decisionTold(decided), ...noticesOf(decided, decision)),
      decided.counted && this.count(decided),
    ]);
    if (slot === 'opened') return true;
    await this.ledger.post(
      slot === 'surplus' ? surplusReturned(decided, decided.id) : transferFor(`submission-${decided.status}`, decided),
    );
    return true;
  }

  private async count(decided: DecidedSubmission): Promise<void> {
    const counted = await this.reputation.decided(decided, decided.decidedAt, countedDecisionOf(decided));
    if (!counted) await this.submissions.excludeFromReputation(decided.id);
  }
}

import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AnswerStore } from '../../agreement';
import { type Decision } from '../domain/transitions';
import { type Submission } from '../domain/submission';
import { RejectionSuspensions } from './rejection-suspensions';
import { Settlement } from './settlement';
import { Submissions } from './submissions';

/**
 * For whoever removes a person. Work they sent and nobody decided on is taken back; work that waited for their decision is
 * paid: its worker did their part, and the coins were set aside for it.
 */
@Injectable()
export class SubmissionOffboarding {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: Submissions,
    private readonly settlement: Settlement,
    private readonly answers: AnswerStore,
    private readonly brakes: RejectionSuspensions,
  ) {}

  /**
   * Joins the caller's unit of work. Settles or conceals at most `limit` pieces of work and tells how many; fewer than that: nothing
   * of them is left. `stays`: what they sent is left to its buyers.
   */
  closeSome(personId: Id, limit: number, stays = false): Promise<number> {
    return this.unitOfWork.run(async () => {
      if (stays) return this.pay(personId, limit);
      const sent = await this.submissions.pendingBy(personId, limit);
      await this.all(sent, { status: 'rejected', by: 'removal', reason: '' });
      const settled = sent.length + (await this.pay(personId, limit - sent.length));
      if (settled === limit) return limit;
      const closed = settled + (await this.submissions.conceal(personId, limit - settled));
      if (closed < limit) {
        await this.answers.forget(personId);
        await this.brakes.forget(personId);
      }
      return closed;
    });
  }

  private async pay(buyerId: Id, limit: number): Promise<number> {
    const waiting = await this.submissions.pendingFor(buyerId, limit);
    await this.all(waiting, { status: 'accepted', by: 'removal' });
    return waiting.length;
  }

  private async all(submissions: readonly Submission[], decision: Decision): Promise<void> {
    for (const submission of submissions) await this.settlement.settle(submission, decision);
  }
}

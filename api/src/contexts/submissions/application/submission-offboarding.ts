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
 * Settles submissions when a person is removed. Their own pending submissions are withdrawn. Submissions that wait for
 * their decision are paid: the worker did their part, and the coins are in escrow.
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
   * Joins the caller's unit of work. Settles or conceals at most `limit` submissions and returns how many. Fewer than
   * `limit`: none is left. `stays`: their own submissions stay with the buyers.
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
        await this.answers.deleteOf(personId);
        await this.brakes.delete(personId);
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

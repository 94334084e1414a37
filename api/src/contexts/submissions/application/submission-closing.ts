import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Answers } from '../../agreement';
import { type Decision } from '../domain/moves';
import { type Submission } from '../domain/submission';
import { Brakes } from './brakes';
import { Settlement } from './settlement';
import { Submissions } from './submissions';

const BATCH = 200;

/**
 * For whoever removes a person. Work they sent and nobody decided on is taken back; work that waited for their decision is
 * paid: its worker did their part, and the coins were set aside for it.
 */
@Injectable()
export class SubmissionClosing {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: Submissions,
    private readonly settlement: Settlement,
    private readonly answers: Answers,
    private readonly brakes: Brakes,
  ) {}

  /** Joins the caller's unit of work. */
  closeAllOf(personId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      const sent = () => this.submissions.pendingBy(personId, BATCH);
      const waiting = () => this.submissions.pendingFor(personId, BATCH);
      await this.each(sent, { status: 'rejected', by: 'removal', reason: '' });
      await this.each(waiting, { status: 'accepted', by: 'removal' });
      await this.submissions.conceal(personId);
      await this.answers.forget(personId);
      await this.brakes.forget(personId);
    });
  }

  private async each(read: () => Promise<readonly Submission[]>, decision: Decision): Promise<void> {
    for (let batch = await read(); batch.length > 0; batch = await read()) {
      for (const submission of batch) await this.settlement.settle(submission, decision);
    }
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Notifier } from '../../notifications';
import { TaskSlots } from '../../tasks';
import { Ledger, transferFor } from '../../wallet';
import { accept, reject, type Submission } from '../domain/submission';
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
    private readonly tasks: TaskSlots,
    private readonly ledger: Ledger,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's unit of work. */
  closeAllOf(personId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.each(
        () => this.submissions.pendingBy(personId, BATCH),
        (sent) => this.takeBack(sent),
      );
      await this.each(
        () => this.submissions.pendingFor(personId, BATCH),
        (waiting) => this.pay(waiting),
      );
      await this.submissions.conceal(personId);
    });
  }

  private async each(read: () => Promise<readonly Submission[]>, close: (pending: Submission) => Promise<void>) {
    for (let batch = await read(); batch.length > 0; batch = await read()) {
      for (const submission of batch) await close(submission);
    }
  }

  private async takeBack(sent: Submission): Promise<void> {
    const rejected = reject(sent, '', this.clock.now());
    if (!(await this.submissions.saveDecision(rejected))) return;
    if (!(await this.tasks.giveBack(rejected.taskId))) {
      await this.ledger.post(transferFor('submission-rejected', rejected));
    }
    await this.notifier.tell(rejected.buyerId, 'submission/worker-left', { title: rejected.taskTitle });
  }

  private async pay(waiting: Submission): Promise<void> {
    const accepted = accept(waiting, this.clock.now());
    if (!(await this.submissions.saveDecision(accepted))) return;
    await this.ledger.post(transferFor('submission-accepted', accepted));
    const { workerId, taskTitle: title, reward: coins } = accepted;
    await this.notifier.tell(workerId, 'submission/accepted-buyer-left', { title, coins });
  }
}

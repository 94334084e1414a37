import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { ofBuyer } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Notifier } from '../../messages';
import { assertAnswerable, type Dispute, withOutcome } from '../domain/dispute';
import { AlreadyDecided } from '../domain/dispute.errors';
import { DisputeEscrow } from './dispute-escrow';
import { DisputeSettlement } from './dispute-settlement';
import { Disputes } from './disputes';

interface Answer {
  readonly disputeId: Id;
  readonly buyerId: Id;
  /** The buyer's statement; undefined for a concession, which pays the worker. */
  readonly statement: string | undefined;
}

/**
 * A buyer answers a dispute within two days, or concedes while it is undecided. A concession without coins is stored,
 * and waits for the buyer's coins or an Admin. A repeated concession changes nothing. Throws NotFound, AlreadyDecided, AlreadyAnswered or TooLate.
 */
@Injectable()
export class AnswerDispute {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly disputes: Disputes,
    private readonly settlement: DisputeSettlement,
    private readonly cover: DisputeEscrow,
    private readonly notifier: Notifier,
    private readonly clock: Clock,
  ) {}

  execute({ disputeId, buyerId, statement }: Answer): Promise<Dispute> {
    return this.unitOfWork.run(async () => {
      const dispute = ofBuyer(await this.disputes.find(disputeId), buyerId);
      if (statement === undefined) await this.concede(dispute);
      else await this.answer(dispute, statement);
      return (await this.disputes.find(disputeId)) as Dispute;
    });
  }

  private async concede(dispute: Dispute): Promise<void> {
    if (dispute.outcome === 'conceded') return;
    if (await this.cover.holds(dispute)) {
      if (await this.settlement.settle(dispute, 'conceded')) return;
      withOutcome((await this.disputes.find(dispute.id)) as Dispute, 'conceded');
      return;
    }
    const { id, workerId, title, submissionId: about } = dispute;
    const now = this.clock.now();
    if (await this.disputes.saveConcession(id, now, Math.min(now, dispute.decideBy))) {
      return this.notifier.notify(workerId, 'dispute/unpaid', { title, about });
    }
    if ((await this.disputes.find(id))?.state === 'decided') throw new AlreadyDecided();
  }

  private async answer(dispute: Dispute, statement: string): Promise<void> {
    const now = this.clock.now();
    assertAnswerable(dispute, now);
    if (!(await this.disputes.saveAnswer(dispute.id, statement, now))) {
      assertAnswerable((await this.disputes.find(dispute.id)) as Dispute, now);
    }
    await this.notifier.notify(dispute.workerId, 'dispute/answered', {
      title: dispute.title,
      about: dispute.submissionId,
    });
  }
}

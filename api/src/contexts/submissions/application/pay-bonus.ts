import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Notifier } from '../../messages';
import { People, Suspensions } from '../../people';
import { Ledger, transferFor } from '../../wallet';
import { type Bonus, forBonus } from '../domain/bonus';
import { Bonuses } from './bonuses';
import { Submissions } from './submissions';

type Paying = Pick<Bonus, 'submissionId' | 'buyerId' | 'coins' | 'reason'>;

/**
 * Pays a worker coins of the buyer in addition to the reward of an accepted submission; may be repeated. Throws
 * NotFound (also for work of a removed person), NotAccepted or NotEnoughCoins.
 */
@Injectable()
export class PayBonus {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: Submissions,
    private readonly bonuses: Bonuses,
    private readonly people: People,
    private readonly suspensions: Suspensions,
    private readonly notifier: Notifier,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  execute({ submissionId, buyerId, coins, reason }: Paying): Promise<Bonus> {
    return this.unitOfWork.run(async () => {
      const { workerId, taskTitle: title } = forBonus(await this.submissions.find(submissionId), buyerId);
      await this.people.lock(workerId);
      if ((await this.suspensions.currentOf(workerId))?.removal) throw new NotFound();
      const bonus = { id: newId(), submissionId, buyerId, workerId, coins, reason, at: this.clock.now() };
      await this.bonuses.add(bonus);
      await this.notifier.notify(workerId, 'submission/bonus', { title, coins, reason, about: submissionId });
      await this.ledger.post(transferFor('bonus', bonus));
      return bonus;
    });
  }
}

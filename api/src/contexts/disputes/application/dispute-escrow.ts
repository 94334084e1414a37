import { Injectable } from '@nestjs/common';
import { type DisputeOutcome } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { ItemOverlap } from '../../submissions';
import { TaskSlots } from '../../tasks';
import { Ledger, transferFor, Wallets } from '../../wallet';
import { type FundingSource, type Dispute, type Rejected } from '../domain/dispute';
import { InsufficientFunds } from '../domain/dispute.errors';
import { Goodwill } from './goodwill';

/** The coins that a dispute is about: set aside when it begins, paid or brought back when it ends. Inside the caller's unit of work. */
@Injectable()
export class DisputeEscrow {
  constructor(
    private readonly tasks: TaskSlots,
    private readonly overlap: ItemOverlap,
    private readonly wallets: Wallets,
    private readonly ledger: Ledger,
    private readonly goodwill: Goodwill,
    private readonly clock: Clock,
  ) {}

  /** Where the coins can come from: an open place of the task, which closes, else what its buyer can spend, else nowhere. */
  async find(work: Rejected): Promise<FundingSource> {
    if (await this.tasks.setAside(work.taskId)) return 'place';
    return (await this.buyerHas(work)) ? 'buyer' : 'none';
  }

  /** Sets them aside, for a dispute that was written down. */
  async setAside(dispute: Dispute): Promise<void> {
    const { cover } = dispute;
    if (cover === 'none') return;
    await this.ledger.post(
      transferFor(cover === 'place' ? 'dispute-place-kept' : 'dispute-coins-kept', workOf(dispute)),
    );
  }

  /** Whether somebody's coins cover it, the house's aside. */
  async holds(dispute: Dispute): Promise<boolean> {
    return dispute.cover !== 'none' || (await this.buyerHas(dispute));
  }

  /** To the worker; from the house by an Admin's decision alone. Throws InsufficientFunds or GoodwillUsed where nobody can pay. */
  async pay(dispute: Dispute, outcome: DisputeOutcome): Promise<void> {
    const work = workOf(dispute);
    if (dispute.cover !== 'none') return this.ledger.post(transferFor('dispute-awarded', work));
    if (await this.buyerHas(work)) {
      return this.ledger.post(transferFor('dispute-coins-kept', work), transferFor('dispute-awarded', work));
    }
    if (outcome !== 'for-worker') throw new InsufficientFunds();
    await this.goodwill.take(work.reward, this.clock.today().slice(0, 'YYYY-MM'.length), work.buyerId);
    await this.ledger.post(transferFor('goodwill-awarded', work));
  }

  /** To where they came from; to the buyer where the task takes no more work. */
  async release(dispute: Dispute): Promise<void> {
    if (dispute.cover === 'none') return;
    const opensAgain = dispute.cover === 'place' && (await this.tasks.releaseSlot(dispute.taskId));
    await this.ledger.post(
      transferFor(opensAgain ? 'dispute-place-opened' : 'dispute-coins-returned', workOf(dispute)),
    );
    if (opensAgain) await this.overlap.settle(dispute.taskId);
  }

  private async buyerHas({ buyerId, reward }: Pick<Rejected, 'buyerId' | 'reward'>): Promise<boolean> {
    return (await this.wallets.spendable(buyerId)) >= reward;
  }
}

/** The ledger knows a dispute by the work that it is about: there is one for each. */
function workOf({ submissionId: id, taskId, buyerId, workerId, reward, cover }: Dispute) {
  return { id, taskId, buyerId, workerId, reward, fromPlace: cover === 'place' };
}

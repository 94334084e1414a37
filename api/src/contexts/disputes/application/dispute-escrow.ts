import { Injectable } from '@nestjs/common';
import { type DisputeOutcome } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { ItemOverlap } from '../../submissions';
import { surplusReturned, TaskSlots } from '../../tasks';
import { disputedOf, Ledger, transferFor, Wallets } from '../../wallet';
import { type FundingSource, type Dispute, type Rejected } from '../domain/dispute';
import { InsufficientFunds } from '../domain/dispute.errors';

/**
 * Payments by the platform to workers who won a dispute without other coins. Limited per month, and once per buyer in
 * 90 days.
 */
export abstract class Goodwill {
  /**
   * Takes coins from the budget of the month (YYYY-MM). Throws InsufficientFunds where it is too small, or
   * GoodwillUsed. Inside the caller's unit of work.
   */
  abstract take(coins: Coins, month: string, buyerId: Id): Promise<void>;
}

/** The coins of a dispute: reserved when it begins, paid or returned when it ends. Inside the caller's unit of work. */
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

  /** The source of the coins: an open slot of the task, which closes; else the buyer's available coins; else none. */
  async find(work: Rejected): Promise<FundingSource> {
    if (await this.tasks.setAside(work.taskId)) return 'place';
    return (await this.buyerHas(work)) ? 'buyer' : 'none';
  }

  /** Reserves the coins for a stored dispute. */
  async setAside(dispute: Dispute): Promise<void> {
    const { cover } = dispute;
    if (cover === 'none') return;
    await this.ledger.post(
      transferFor(cover === 'place' ? 'dispute-place-kept' : 'dispute-coins-kept', workOf(dispute)),
    );
  }

  /** Whether the coins are covered without goodwill. */
  async holds(dispute: Dispute): Promise<boolean> {
    return dispute.cover !== 'none' || (await this.buyerHas(dispute));
  }

  /**
   * Pays the worker; with goodwill only by an Admin's decision. Throws InsufficientFunds or GoodwillUsed where there
   * are no coins.
   */
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

  /** Returns the coins to their source, or to the buyer where the slot does not open again. */
  async release(dispute: Dispute): Promise<void> {
    if (dispute.cover === 'none') return;
    const slot = dispute.cover === 'place' ? await this.tasks.releaseSlot(dispute.taskId) : 'closed';
    const kind = slot === 'closed' ? 'dispute-coins-returned' : 'dispute-place-opened';
    await this.ledger.post(
      transferFor(kind, workOf(dispute)),
      ...(slot === 'surplus' ? [surplusReturned(dispute, disputedOf(dispute.submissionId))] : []),
    );
    if (slot === 'opened') await this.overlap.settle(dispute.taskId);
  }

  private async buyerHas({ buyerId, reward }: Pick<Rejected, 'buyerId' | 'reward'>): Promise<boolean> {
    return (await this.wallets.spendable(buyerId)) >= reward;
  }
}

/** The ledger identifies a dispute by its submission: there is at most one for each. */
function workOf({ submissionId: id, taskId, buyerId, workerId, reward, cover }: Dispute) {
  return { id, taskId, buyerId, workerId, reward, fromSlot: cover === 'place' };
}

import { Injectable } from '@nestjs/common';
import { coins, type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { found } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { AuditLog } from '../../../platform/audit/audit-log';
import { Announcements } from '../../integrations';
import { Notifier } from '../../messages';
import { People } from '../../people';
import { closed, refundOf, refundOpenSlots, type ReviewedPosting, TaskReviews } from '../../tasks';
import { Ledger } from '../../wallet';
import { AlreadyReviewed } from '../domain/batch.errors';
import { StopBatch } from './stop-batch';

interface Reviewing {
  readonly id: Id;
  readonly adminId: Id;
  readonly approved: boolean;
  /** For the buyer; empty for an approval. */
  readonly reason: string;
}

/**
 * Approves a new buyer's task or batch, which makes it public, or declines it, which refunds all of its coins.
 * Idempotent for the same outcome. Throws NotFound and AlreadyReviewed.
 */
@Injectable()
export class ReviewPosting {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: TaskReviews,
    private readonly people: People,
    private readonly stopping: StopBatch,
    private readonly ledger: Ledger,
    private readonly notifier: Notifier,
    private readonly announcements: Announcements,
    private readonly audit: AuditLog,
  ) {}

  execute({ id, adminId, approved, reason }: Reviewing): Promise<ReviewedPosting> {
    const outcome = approved ? 'approved' : 'declined';
    return this.unitOfWork.run(async () => {
      const posting = found(await this.reviews.find(id));
      // Locks the buyer, so that they cannot be suspended or removed concurrently.
      const { suspendedAt } = await this.people.lock(posting.buyerId);
      if (posting.review === 'waiting') {
        const returned = approved
          ? await this.approve(posting, suspendedAt !== null)
          : await this.decline(posting, reason);
        if (returned === undefined) throw new AlreadyReviewed();
        await this.audit.record({
          adminId,
          action: 'task-reviewed',
          subject: id,
          personId: posting.buyerId,
          details: { title: posting.title, outcome, ...(!approved && { reason, refunded: returned }) },
        });
      } else if (posting.review !== outcome) throw new AlreadyReviewed();
      return { ...posting, review: outcome };
    });
  }

  /** Returns the refunded coins; undefined where it does not wait for a review any more. */
  private async approve(posting: ReviewedPosting, suspended: boolean): Promise<Coins | undefined> {
    if (!(await this.reviews.approve(posting, suspended ? 'hidden' : 'open'))) return undefined;
    await this.notifier.notify(posting.buyerId, 'task/review-approved', { title: posting.title });
    return coins(0);
  }

  private async decline(posting: ReviewedPosting, reason: string): Promise<Coins | undefined> {
    const returned = posting.batch ? await this.declineBatch(posting) : await this.declineTask(posting);
    if (returned === undefined) return undefined;
    const { buyerId, title } = posting;
    await this.notifier.notify(buyerId, 'task/review-declined', { title, reason, coins: returned });
    return returned;
  }

  private async declineTask({ id }: ReviewedPosting): Promise<Coins | undefined> {
    const changed = await this.reviews.declineTask(id);
    if (!changed) return undefined;
    await this.announcements.publish(closed(changed.task, 'past'));
    await refundOpenSlots(this.ledger, changed, 'task-declined');
    return refundOf(changed);
  }

  private async declineBatch({ id }: ReviewedPosting): Promise<Coins | undefined> {
    const cancelled = await this.stopping.cancel(id);
    if (!cancelled || !(await this.reviews.declineBatch(id))) return undefined;
    return cancelled.returned;
  }
}

import { type TaskReview } from '@kaaj/contract';
import { Injectable } from '@nestjs/common';
import { AccountSuspended } from '../../../kernel/account-suspended';
import { type Id } from '../../../kernel/ids';
import { Notifier } from '../../messages';
import { People } from '../../people';
import { TaskSettings } from './task-settings';
import { type Changed } from './tasks';

/** A task or a whole batch in review before publication. */
export interface ReviewedPosting {
  /** Id of the task or of the batch. */
  readonly id: Id;
  readonly batch: boolean;
  readonly buyerId: Id;
  readonly title: string;
  readonly review: TaskReview;
}

/** Stores the reviews of tasks and batches. Each change is one guarded write. */
export abstract class TaskReviews {
  /** Number of a buyer's tasks and batches that are or were public; counts at most `limit`. */
  abstract publicOf(buyerId: Id, limit: number): Promise<number>;

  /** Undefined where no review was needed. */
  abstract find(id: Id): Promise<ReviewedPosting | undefined>;

  /** Publishes it, or hides it where its buyer is suspended. False: it is not in review. */
  abstract approve(posting: ReviewedPosting, to: 'open' | 'hidden'): Promise<boolean>;

  /** Closes a task and its open slots. Undefined: it is not in review. */
  abstract declineTask(id: Id): Promise<Changed | undefined>;

  /** Stores that a batch was declined; the caller closes its items. False: it is not in review. */
  abstract declineBatch(id: Id): Promise<boolean>;
}

/** Decides whether a buyer's new task or batch needs a review. Inside the caller's unit of work. */
@Injectable()
export class FirstTasks {
  constructor(
    private readonly reviews: TaskReviews,
    private readonly people: People,
    private readonly notifier: Notifier,
    private readonly settings: TaskSettings,
  ) {}

  /** Locks the buyer: a concurrent suspension hides the new task, or this throws AccountSuspended. */
  async areReviewed(buyerId: Id): Promise<boolean> {
    const { suspendedAt } = await this.people.lock(buyerId);
    if (suspendedAt !== null) throw new AccountSuspended();
    const { firstTasksReviewed: first } = this.settings;
    return first > 0 && (await this.reviews.publicOf(buyerId, first)) < first;
  }

  notifyAdmins(title: string): Promise<void> {
    return this.notifier.notifyAdmins('task/review-waiting', { title });
  }
}

import { type TaskReview } from '@kaaj/contract';
import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { Notifier } from '../../messages';
import { People } from '../../people';
import { TaskSettings } from './task-settings';
import { type Changed } from './tasks';

/** What an Admin looks at before it is public: a task, or a batch as a whole. */
export interface ReviewedPosting {
  /** Of the task, or of the batch. */
  readonly id: Id;
  readonly batch: boolean;
  readonly buyerId: Id;
  readonly title: string;
  readonly review: TaskReview;
}

/** Keeps which tasks and batches wait for an Admin. Each change is one guarded write. */
export abstract class TaskReviews {
  /** How many tasks and batches of a buyer are or were public; counting stops at `limit`. */
  abstract publicOf(buyerId: Id, limit: number): Promise<number>;

  /** Undefined for what never had to wait. */
  abstract find(id: Id): Promise<ReviewedPosting | undefined>;

  /** Makes it public, or hides it where its buyer is suspended. False: it does not wait. */
  abstract approve(posting: ReviewedPosting, to: 'open' | 'hidden'): Promise<boolean>;

  /** Closes a task, which gives its open places up. Undefined: it does not wait. */
  abstract declineTask(id: Id): Promise<Changed | undefined>;

  /** Writes down that a batch was declined, whose items the caller closes. False: it does not wait. */
  abstract declineBatch(id: Id): Promise<boolean>;
}

/** Decides whether what a buyer posts has to wait for an Admin. Inside the caller's unit of work. */
@Injectable()
export class FirstTasks {
  constructor(
    private readonly reviews: TaskReviews,
    private readonly people: People,
    private readonly notifier: Notifier,
    private readonly settings: TaskSettings,
  ) {}

  async areReviewed(buyerId: Id): Promise<boolean> {
    const { firstTasksReviewed: first } = this.settings;
    return first > 0 && (await this.reviews.publicOf(buyerId, first)) < first;
  }

  async notifyAdmins(title: string): Promise<void> {
    for (const adminId of await this.people.admins())
      await this.notifier.notify(adminId, 'task/review-waiting', { title });
  }
}

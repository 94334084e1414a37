import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Balances, Ledger, transferFor } from '../../wallet';
import { Audiences } from '../../reputation';
import { Announcements } from '../../integrations';
import { costOf, inReview, postTask, type Task, type TaskDraft } from '../domain/task';
import { SIGNED_CODE } from '../domain/link';
import { FirstTasks } from './task-reviews';
import { LinkSecrets } from './link-secrets';
import { announceLowBalance } from './low-balance';
import { Tasks } from './tasks';

/**
 * Posts a task and reserves the coins of all its slots. A new buyer's first tasks may wait for an Admin's review.
 * Throws DeadlineInPast, AudienceInvalid or NotEnoughCoins.
 */
@Injectable()
export class PostTask {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tasks: Tasks,
    private readonly audiences: Audiences,
    private readonly secrets: LinkSecrets,
    private readonly first: FirstTasks,
    private readonly ledger: Ledger,
    private readonly balances: Balances,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  execute(draft: TaskDraft): Promise<Task> {
    const posted = postTask(draft, newId(), this.clock.moment());
    return this.unitOfWork.run(async () => {
      const waits = await this.first.areReviewed(draft.buyerId);
      const task = waits ? inReview(posted) : posted;
      if (task.audience) await this.audiences.set(task, task.audience);
      await this.tasks.add(task);
      if (task.link?.code === SIGNED_CODE) await this.secrets.make(task.id);
      if (waits) await this.first.notifyAdmins(task.title);
      const posting = { buyerId: task.buyerId, cost: costOf(task, task.openSlots), about: { task: task.id } };
      await announceLowBalance(this.announcements, this.balances, posting);
      await this.ledger.post(transferFor('task-posted', { ...task, slots: task.openSlots }));
      return task;
    });
  }
}

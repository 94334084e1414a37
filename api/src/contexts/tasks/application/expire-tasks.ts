import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { ItemJob } from '../../../platform/scheduler/job';
import { Ledger } from '../../wallet';
import { Announcements } from '../../integrations';
import { closed } from '../domain/events';
import { refundOpenSlots, refundOf } from './refund-open-slots';
import { TaskStreams } from './task-streams';
import { Tasks } from './tasks';

/**
 * Closes tasks whose completion date has passed and returns the coins of their open slots. Each is closed once, even
 * with several processes.
 */
@Injectable()
export class ExpireTasks extends ItemJob {
  // Stryker disable next-line StringLiteral: any name of its own does, for the lease and the log
  readonly name = 'expire tasks';

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tasks: Tasks,
    private readonly streams: TaskStreams,
    private readonly ledger: Ledger,
    private readonly announcements: Announcements,
  ) {
    super();
  }

  protected async due(limit: number): Promise<readonly Id[]> {
    await this.streams.expire();
    return this.tasks.overdue(limit);
  }

  protected execute(id: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      const expired = await this.tasks.close(id, 'expired', 'time');
      if (!expired) return;
      const { title, buyerId } = expired.task;
      const params = { title, coins: refundOf(expired), about: id };
      await this.announcements.publish(closed(expired.task, 'past'), { to: buyerId, code: 'task/expired', params });
      await refundOpenSlots(this.ledger, expired, 'task-expired');
    });
  }
}

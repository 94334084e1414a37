import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Ledger } from '../../wallet';
import { Announcements } from '../../integrations';
import { closed } from '../domain/events';
import { refundOpenSlots } from './refund-open-slots';
import { Tasks } from './tasks';

/** Closes tasks of a buyer who is removed or owes coins, and returns the coins of their open slots. */
@Injectable()
export class TaskOffboarding {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tasks: Tasks,
    private readonly ledger: Ledger,
    private readonly announcements: Announcements,
  ) {}

  /** Closes a buyer's newest open task early; its claims and submissions continue. False where none is open. */
  endOneOf(buyerId: Id): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const id = await this.tasks.newestOpen(buyerId);
      if (id === undefined) return false;
      const changed = await this.tasks.close(id, 'recalled', 'lien');
      if (changed) {
        await this.announcements.publish(closed(changed.task, 'past'));
        await refundOpenSlots(this.ledger, changed, 'task-expired');
      }
      return true;
    });
  }

  /** Joins the caller's unit of work. Closes at most `limit` and returns how many. Fewer than `limit`: none is left. */
  closeSome(buyerId: Id, limit: number): Promise<number> {
    return this.unitOfWork.run(async () => {
      const ids = await this.tasks.undeletedOf(buyerId, limit);
      for (const id of ids) await this.close(id);
      return ids.length;
    });
  }

  private async close(id: Id): Promise<void> {
    const changed = await this.tasks.close(id, 'deleted', 'removal');
    if (changed) await refundOpenSlots(this.ledger, changed, 'task-deleted');
  }
}

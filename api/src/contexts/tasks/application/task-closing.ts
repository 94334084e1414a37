import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Ledger } from '../../wallet';
import { bringHome } from './bring-home';
import { Tasks } from './tasks';

const BATCH = 200;

/** For whoever removes a buyer: closes all of their tasks, and the coins of the open places come home. */
@Injectable()
export class TaskClosing {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tasks: Tasks,
    private readonly ledger: Ledger,
  ) {}

  /** Joins the caller's unit of work. */
  closeAllOf(buyerId: Id): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (;;) {
        const ids = await this.tasks.keptBy(buyerId, BATCH);
        if (ids.length === 0) return;
        for (const id of ids) await this.close(id);
      }
    });
  }

  private async close(id: Id): Promise<void> {
    const changed = await this.tasks.delete(id, 'removal');
    if (changed) await bringHome(this.ledger, changed, 'task-deleted');
  }
}

import { Injectable } from '@nestjs/common';
import { type DomainError } from '../../../kernel/domain-error';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { NotFound } from '../../../kernel/not-found';
import { Ledger, transferFor } from '../../wallet';
import { type Task } from '../domain/task';
import { TaskClosed, TaskInReview } from '../domain/task.errors';
import { type Changed, Tasks } from './tasks';

interface SlotChange {
  readonly taskId: Id;
  readonly buyerId: Id;
  /** The new number of open slots. */
  readonly openSlots: number;
}

/**
 * Adds or removes open slots of a buyer's own task, and reserves or returns the coins for the difference. Throws
 * NotFound, TaskClosed, TaskInReview or NotEnoughCoins.
 */
@Injectable()
export class ChangeOpenSlots {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tasks: Tasks,
    private readonly ledger: Ledger,
  ) {}

  execute({ taskId, buyerId, openSlots }: SlotChange): Promise<Task> {
    return this.unitOfWork.run(async () => {
      const changed = await this.tasks.resize(taskId, buyerId, openSlots);
      if (!changed) throw await this.refusal(taskId, buyerId);
      await this.payOrRefund(changed);
      return changed.task;
    });
  }

  private async payOrRefund({ task, slotsBefore }: Changed): Promise<void> {
    const added = task.openSlots - slotsBefore;
    if (added === 0) return;
    const difference = { ...task, slots: Math.abs(added), changeId: newId() };
    // Stryker disable next-line EqualityOperator: where none is added nothing comes this far
    await this.ledger.post(transferFor(added > 0 ? 'slots-added' : 'slots-given-up', difference));
  }

  private async refusal(taskId: Id, buyerId: Id): Promise<DomainError> {
    const task = await this.tasks.find(taskId);
    if (task?.buyerId !== buyerId || task.status === 'deleted') return new NotFound();
    return task.status === 'review' ? new TaskInReview() : new TaskClosed();
  }
}

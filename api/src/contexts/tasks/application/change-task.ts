import { Injectable } from '@nestjs/common';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { NotFound } from '../../../kernel/not-found';
import { Ledger, transferFor } from '../../wallet';
import { assertOneOf, SIGNED_CODE } from '../domain/link';
import { assertEstimate, subjectOf, type Task, type TaskEdit } from '../domain/task';
import { TaskClosed, TaskInReview } from '../domain/task.errors';
import { LinkSecrets } from './link-secrets';
import { type Changed, Tasks } from './tasks';

/** Changes a buyer's own task. Both methods throw NotFound and TaskInReview. */
@Injectable()
export class ChangeTask {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tasks: Tasks,
    private readonly secrets: LinkSecrets,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Changes the text; earlier submissions refer to the version they answered. Returns the signing secret of completion
   * codes where the edit created it. Throws EstimateTooLong, or FormInvalid for a form together with a link, too.
   */
  edit(
    taskId: Id,
    buyerId: Id,
    edit: TaskEdit,
  ): Promise<{ readonly task: Task; readonly linkSecret?: string | undefined }> {
    return this.unitOfWork.run(async () => {
      if (!(await this.tasks.reword(taskId, buyerId, edit))) {
        const refused = await this.own(taskId, buyerId);
        throw refused?.status === 'review' ? new TaskInReview() : new NotFound();
      }
      const task = (await this.tasks.find(taskId)) as Task;
      assertOneOf(task.form, task.link);
      assertEstimate(task);
      if (!edit.link || edit.link.code !== SIGNED_CODE) return { task };
      const owner = subjectOf(task);
      if ((await this.secrets.of(owner)) !== undefined) return { task };
      await this.secrets.make(owner);
      return { task, linkSecret: await this.secrets.of(owner) };
    });
  }

  /**
   * Sets the number of open slots, and reserves or returns the coins for the difference. Throws TaskClosed or
   * NotEnoughCoins, too.
   */
  resize(taskId: Id, buyerId: Id, openSlots: number): Promise<Task> {
    return this.unitOfWork.run(async () => {
      const changed = await this.tasks.resize(taskId, buyerId, openSlots);
      if (!changed) {
        const refused = await this.own(taskId, buyerId);
        if (!refused || refused.status === 'deleted') throw new NotFound();
        throw refused.status === 'review' ? new TaskInReview() : new TaskClosed();
      }
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

  private async own(taskId: Id, buyerId: Id): Promise<Task | undefined> {
    const task = await this.tasks.find(taskId);
    return task?.buyerId === buyerId ? task : undefined;
  }
}

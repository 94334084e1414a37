import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { type DomainError } from '../../../kernel/domain-error';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { NotFound } from '../../../kernel/not-found';
import { assertEstimate, type Task, type TaskEdit } from '../domain/task';
import { assertOneOf, SIGNED_CODE } from '../domain/link';
import { LinkSecrets } from './link-secrets';
import { TaskInReview } from '../domain/task.errors';
import { Tasks } from './tasks';

interface Edit {
  readonly taskId: Id;
  readonly buyerId: Id;
  readonly edit: TaskEdit;
}

/**
 * Changes the text of a buyer's own task; earlier submissions refer to the version they answered. Returns the signing
 * secret of completion codes where the edit created it. Throws NotFound, TaskInReview, EstimateTooLong, or FormInvalid
 * for a form together with a link.
 */
@Injectable()
export class EditTask {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tasks: Tasks,
    private readonly secrets: LinkSecrets,
  ) {}

  execute({ taskId, buyerId, edit }: Edit): Promise<{ readonly task: Task; readonly linkSecret?: string | undefined }> {
    return this.unitOfWork.run(async () => {
      if (!(await this.tasks.reword(taskId, buyerId, edit))) throw await this.refusal(taskId, buyerId);
      const task = (await this.tasks.find(taskId)) as Task;
      assertOneOf(task.form, task.link);
      assertEstimate(task);
      if (!edit.link || edit.link.code !== SIGNED_CODE) return { task };
      const owner = task.item?.batchId ?? taskId;
      if ((await this.secrets.of(owner)) !== undefined) return { task };
      await this.secrets.make(owner);
      return { task, linkSecret: await this.secrets.of(owner) };
    });
  }

  private async refusal(taskId: Id, buyerId: Id): Promise<DomainError> {
    const task = await this.tasks.find(taskId);
    return task?.buyerId === buyerId && task.status === 'review' ? new TaskInReview() : new NotFound();
  }
}

import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { NotFound } from '../../../kernel/not-found';
import { assertEstimate, type Task, type TaskEdit } from '../domain/task';
import { assertOneOf } from '../domain/link';
import { Tasks } from './tasks';

interface Edit {
  readonly taskId: Id;
  readonly buyerId: Id;
  readonly edit: TaskEdit;
}

/** Words a buyer's own task anew; work that was sent before keeps the text it answered. Throws NotFound, EstimateTooLong, or FormInvalid where it has a link. */
@Injectable()
export class EditTask {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tasks: Tasks,
  ) {}

  execute({ taskId, buyerId, edit }: Edit): Promise<Task> {
    return this.unitOfWork.run(async () => {
      const { form, estimatedMinutes, allowanceMinutes } = edit;
      const before = form || estimatedMinutes || allowanceMinutes ? await this.tasks.find(taskId) : undefined;
      if (form) assertOneOf(form, before?.link);
      if (before?.buyerId === buyerId) assertEstimate({ ...before, ...edit });
      if (!(await this.tasks.reword(taskId, buyerId, edit))) throw new NotFound();
      return (await this.tasks.find(taskId)) as Task;
    });
  }
}

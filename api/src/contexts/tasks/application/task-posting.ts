import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { type Id } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { postTask, type TaskDraft } from '../domain/task';
import { Tasks } from './tasks';

/** A draft that has its id already. */
export interface NumberedDraft extends TaskDraft {
  readonly id: Id;
}

/** For whoever posts many tasks at once and has set their coins aside. */
@Injectable()
export class TaskPosting {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tasks: Tasks,
    private readonly clock: Clock,
  ) {}

  /** Whether a task that takes work until this day, YYYY-MM-DD, may still be posted. */
  inTime(completionDate: string): boolean {
    return completionDate >= this.clock.today();
  }

  /** Adds the tasks, each under its id; the caller moves their coins into escrow. Joins its unit of work. Throws DeadlineInPast. */
  add(drafts: readonly NumberedDraft[]): Promise<void> {
    const today = this.clock.today();
    const tasks = drafts.map(({ id, ...draft }) => postTask(draft, id, today));
    return this.unitOfWork.run(() => this.tasks.add(...tasks));
  }
}

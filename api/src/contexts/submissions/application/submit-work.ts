import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../identity';
import { TaskSlots } from '../../tasks';
import { assertWorker, submit, type Submission } from '../domain/submission';
import { Submissions } from './submissions';

interface Work {
  readonly taskId: Id;
  readonly workerId: Id;
  readonly role: Role;
  readonly detail: string;
  /** The version of the task's text that it answers; undefined for whichever there is. */
  readonly version?: number | undefined;
}

/**
 * Sends work and takes an open place of the task for it. Throws NotAWorker, NotFound, TaskClosed, TextChanged,
 * AlreadySubmitted or NoOpenSlot.
 */
@Injectable()
export class SubmitWork {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly submissions: Submissions,
    private readonly people: People,
    private readonly tasks: TaskSlots,
    private readonly clock: Clock,
  ) {}

  async execute({ taskId, workerId, role, detail, version }: Work): Promise<Submission> {
    assertWorker(role);
    return this.unitOfWork.run(async () => {
      await this.people.hold(workerId);
      const { title: taskTitle, ...offer } = await this.tasks.offer(taskId, version);
      const submission = submit({ ...offer, taskTitle }, workerId, detail, newId(), this.clock.now());
      await this.submissions.add(submission);
      await this.tasks.take(taskId, version);
      return submission;
    });
  }
}

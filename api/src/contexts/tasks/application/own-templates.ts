import { Injectable } from '@nestjs/common';
import { LIMITS } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Id, newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../people';
import { type TaskTemplate } from '../domain/task-template';
import { TooManyTemplates } from '../domain/task.errors';

export abstract class TaskTemplates {
  abstract add(template: TaskTemplate): Promise<void>;

  /** Newest first. */
  abstract of(buyerId: Id): Promise<readonly TaskTemplate[]>;

  /** False where the buyer has no template with this id. */
  abstract rename(id: Id, buyerId: Id, name: string): Promise<boolean>;

  /** False where the buyer has no template with this id. */
  abstract remove(id: Id, buyerId: Id): Promise<boolean>;

  abstract removeAllOf(buyerId: Id): Promise<void>;
}

@Injectable()
export class OwnTemplates {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly templates: TaskTemplates,
    private readonly clock: Clock,
  ) {}

  /** Throws TooManyTemplates. */
  create(input: Pick<TaskTemplate, 'buyerId' | 'name' | 'form'>): Promise<TaskTemplate> {
    return this.unitOfWork.run(async () => {
      await this.people.lock(input.buyerId);
      if ((await this.templates.of(input.buyerId)).length >= LIMITS.taskTemplatesOfOne) throw new TooManyTemplates();
      const template = { ...input, id: newId(), savedAt: this.clock.now() };
      await this.templates.add(template);
      return template;
    });
  }
}

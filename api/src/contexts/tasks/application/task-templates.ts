import { type Id } from '../../../kernel/ids';
import { type TaskTemplate } from '../domain/task-template';

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

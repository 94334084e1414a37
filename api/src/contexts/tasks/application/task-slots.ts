import { type Id } from '../../../kernel/ids';
import { type TaskOffer } from '../domain/offer';

/**
 * The places of tasks, for whoever sends work. Both changes are conditional writes inside the caller's unit of work, which
 * touches the submission first, then the task, then accounts.
 */
export abstract class TaskSlots {
  /** Undefined where there is no such task. */
  abstract offer(taskId: Id): Promise<TaskOffer | undefined>;

  /** Takes one open place, with `version` only while that is the text. Throws NoOpenSlot or whatever `openOffer` throws. */
  abstract take(taskId: Id, version?: number): Promise<void>;

  /**
   * Takes one open place of the first of these tasks that has one and that nobody else is changing, and waits for nobody where the
   * database can pass over locked rows. Undefined where none is free; they may be so later.
   */
  abstract takeAny(taskIds: readonly Id[]): Promise<Id | undefined>;

  /** Takes one open place; false where there is none. */
  abstract takeIfOpen(taskId: Id): Promise<boolean>;

  /** Closes one open place, for a dispute about work that was rejected; false where none is open. */
  abstract setAside(taskId: Id): Promise<boolean>;

  /** Opens a taken place again; false when the task is closed or deleted, so that its coins have to go back to the buyer. */
  abstract releaseSlot(taskId: Id): Promise<boolean>;
}

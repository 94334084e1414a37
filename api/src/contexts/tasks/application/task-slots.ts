import { type Id } from '../../../kernel/ids';
import { type Coins } from '../../../kernel/coins';
import { type TaskStatus } from '../domain/transitions';
import { type TaskOffer } from '../domain/offer';
import { type Task } from '../domain/task';
import { type OpenItem } from './task-streams';

/** Slots of a task, whose row is locked. */
export interface LockedItem {
  readonly taskId: Id;
  readonly buyerId: Id;
  readonly status: TaskStatus;
  readonly payable: Coins;
  readonly open: number;
  /** Not open, since the item has its label; their coins are still in escrow. */
  readonly spare: number;
  readonly stopped: boolean;
  /** Slots in use beyond a lowered overlap. They are not opened when their use ends. */
  readonly surplus: number;
  /** All slots, including those with a claim or submission. */
  readonly places: number;
}

/** An item after one of its slots was taken. */
export interface TakenItem {
  readonly offer: TaskOffer;
  /** Present if the row was read to take the slot. */
  readonly task?: Task;
}

/** `surplus`: the slot was beyond a lowered overlap and is gone. `closed`: the task is closed or deleted. */
export type ReleasedSlot = 'opened' | 'surplus' | 'closed';

export interface ItemChange {
  readonly item: LockedItem;
  readonly now: Pick<LockedItem, 'open' | 'spare' | 'stopped' | 'surplus'>;
}

/**
 * Takes and releases slots of tasks. Both are guarded writes inside the caller's unit of work. The lock order is:
 * submission, task, accounts.
 */
export abstract class TaskSlots {
  /** Undefined where there is no such task. */
  abstract offer(taskId: Id): Promise<TaskOffer | undefined>;

  /**
   * Takes one open slot, with `version` only while that is the current text. Throws NoOpenSlot and the errors of
   * `openOffer`.
   */
  abstract take(taskId: Id, version?: number): Promise<void>;

  /**
   * Takes one open slot of the first of these items of a batch, in their order, whose row is not locked. Where the
   * database has no SKIP LOCKED it may wait for a lock. Undefined where no slot was free.
   */
  abstract takeAny(batchId: Id, items: readonly OpenItem[]): Promise<TakenItem | undefined>;

  /** Takes one open slot; false where there is none. */
  abstract takeIfOpen(taskId: Id): Promise<boolean>;

  /** Closes one open slot for a dispute about a rejection; false where none is open. */
  abstract setAside(taskId: Id): Promise<boolean>;

  /** Opens a slot again if that is possible. Otherwise the caller returns its coins to the buyer. */
  abstract releaseSlot(taskId: Id): Promise<ReleasedSlot>;

  /** An item's slots. Locks the row until the unit of work ends. */
  abstract lockItem(taskId: Id): Promise<LockedItem | undefined>;

  /** The open items of a batch, with locked rows. */
  abstract lockItems(batchId: Id): Promise<readonly LockedItem[]>;

  /** Stores new slots of items. The caller has locked them, and moves the coins of the difference. */
  abstract setItems(changes: readonly ItemChange[]): Promise<void>;
}

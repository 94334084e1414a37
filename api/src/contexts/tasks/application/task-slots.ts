import { type Id } from '../../../kernel/ids';
import { type Coins } from '../../../kernel/coins';
import { type TaskStatus } from '../domain/transitions';
import { type TaskOffer } from '../domain/offer';
import { type OpenItem } from './task-streams';

/** The places of an item under adaptive overlap. */
export interface ItemSlots {
  readonly taskId: Id;
  readonly buyerId: Id;
  readonly status: TaskStatus;
  readonly payable: Coins;
  readonly open: number;
  /** Not open, since the item has its label; their coins are still in escrow. */
  readonly spare: number;
  readonly stopped: boolean;
}

export interface LockedItem extends ItemSlots {
  /** All places: those, and the ones that somebody has, or has work for. */
  readonly places: number;
}

/** What becomes of the places of an item. */
export interface ItemChange {
  readonly item: LockedItem;
  readonly now: Pick<ItemSlots, 'open' | 'spare' | 'stopped'>;
}

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
   * Takes one open slot of the first of these items of a batch, in their order, whose row is not locked. Where the database has no SKIP
   * LOCKED it may wait for a lock. Undefined where no slot was free.
   */
  abstract takeAny(batchId: Id, items: readonly OpenItem[]): Promise<TaskOffer | undefined>;

  /** Takes one open place; false where there is none. */
  abstract takeIfOpen(taskId: Id): Promise<boolean>;

  /** Closes one open place, for a dispute about work that was rejected; false where none is open. */
  abstract setAside(taskId: Id): Promise<boolean>;

  /** Opens a taken place again; false when the task is closed or deleted, so that its coins have to go back to the buyer. */
  abstract releaseSlot(taskId: Id): Promise<boolean>;

  /** An item's places, which nobody else changes before the running unit of work ends. */
  abstract holdItem(taskId: Id): Promise<ItemSlots | undefined>;

  /** The open items of a batch, held as one is. */
  abstract holdItems(batchId: Id): Promise<readonly LockedItem[]>;

  /** The same as `setItem` for many. */
  abstract setItems(changes: readonly ItemChange[]): Promise<void>;

  /** Its places from now on; the caller holds it and moves the coins of those that are more or fewer. */
  abstract setItem(before: ItemSlots, now: Pick<ItemSlots, 'open' | 'spare' | 'stopped'>): Promise<void>;
}

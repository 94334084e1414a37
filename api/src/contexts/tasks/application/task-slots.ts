import { type ProofOfWork } from '@kaaj/contract';
import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';

/** What a task offers for one piece of work at this moment. */
export interface TaskOffer {
  readonly taskId: Id;
  readonly buyerId: Id;
  readonly title: string;
  readonly detail: string;
  readonly textVersion: number;
  readonly reward: Coins;
  /** Places that nobody has taken. */
  readonly openSlots: number;
  /** For so long a place is kept for a worker who claims it. */
  readonly allowanceMinutes: number;
  /** Days that its buyer has to decide on work; null: as the owner of the installation has set. */
  readonly reviewDays: number | null;
  readonly proof: ProofOfWork;
}

/** What a task offers, depending on to whom. Each throws TextChanged where the version that was asked for is not the present one. */
export interface TaskOffers {
  /** Throws NotFound, or TaskClosed once the completion date has passed. */
  toAnybody(): TaskOffer;
  /** To somebody for whom a place is kept: also once it is closed or deleted. Throws NotFound. */
  toKeeper(): TaskOffer;
}

/**
 * The places of tasks, for whoever sends work. Both changes are conditional writes inside the caller's unit of work, which
 * touches the submission first, then the task, then accounts.
 */
export abstract class TaskSlots {
  abstract offers(taskId: Id, version?: number): Promise<TaskOffers>;

  /** Takes one open place, with `version` only while that is the text. Throws NoOpenSlot or whatever `toAnybody` throws. */
  abstract take(taskId: Id, version?: number): Promise<void>;

  /** Closes one open place, for a dispute about work that was rejected; false where none is open. */
  abstract setAside(taskId: Id): Promise<boolean>;

  /** Opens a taken place again; false when the task is closed or deleted, so that its coins have to go back to the buyer. */
  abstract giveBack(taskId: Id): Promise<boolean>;
}

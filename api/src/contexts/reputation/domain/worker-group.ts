import { type MemberSource } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** A named list of workers, which a buyer's tasks require or exclude. */
export interface WorkerGroup {
  readonly id: Id;
  readonly buyerId: Id;
  readonly name: string;
  /** How many workers are in it. */
  readonly members: number;
  /** Those who passed a qualification test are in it; its id is that of the test. */
  readonly ofTest: boolean;
  /** Until when its invitation link works, in milliseconds since the epoch; 0: it has none. */
  readonly invitationUntil: number;
  readonly createdAt: number;
}

export interface Member {
  readonly workerId: Id;
  readonly source: MemberSource;
  /** Milliseconds since the epoch. */
  readonly addedAt: number;
}

/** What became of workers that were to be added. */
export interface Added {
  readonly added: number;
  /** They were members before. */
  readonly already: number;
  /** Ids that are no worker's. */
  readonly unknown: readonly string[];
}

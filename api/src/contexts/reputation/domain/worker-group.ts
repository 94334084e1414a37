import { type MemberSource } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** A named list of workers, which a buyer's tasks require or exclude. */
export interface WorkerGroup {
  readonly id: Id;
  readonly buyerId: Id;
  readonly name: string;
  readonly members: number;
  /** Group of a qualification test with the same id. */
  readonly ofTest: boolean;
  /** Expiry of the invitation link, in milliseconds since the epoch; 0: none. */
  readonly invitationUntil: number;
  readonly createdAt: number;
}

export interface Member {
  readonly workerId: Id;
  readonly source: MemberSource;
  /** Milliseconds since the epoch. */
  readonly addedAt: number;
}

export interface Added {
  readonly added: number;
  /** Already members. */
  readonly already: number;
  /** Ids that belong to no worker. */
  readonly unknown: readonly string[];
}

import { type Block } from '../domain/block';
import { type SignedEntry } from '../domain/entry';

/** The closed days, and the blocks for their proofs. Closed days are append-only. */
export abstract class Chain {
  abstract last(): Promise<SignedEntry | undefined>;

  /** At most `limit` entries after `number`, oldest first. */
  abstract after(number: number, limit: number): Promise<readonly SignedEntry[]>;

  /** At most `limit` entries before `number`, or the last ones, newest first. */
  abstract before(number: number | undefined, limit: number): Promise<readonly SignedEntry[]>;

  /** The day whose id range contains the transfer; undefined while that day is not closed. */
  abstract dayOf(transferId: string): Promise<SignedEntry | undefined>;

  /** Stores blocks of the day that is being closed. Replaces blocks of an earlier, interrupted attempt. */
  abstract storeBlocks(number: number, blocks: readonly Block[]): Promise<void>;

  /** Adds the entry; false when another process has closed that day. */
  abstract append(signedEntry: SignedEntry, blocks: number): Promise<boolean>;

  /** At most `limit` blocks of a day after the block `after`; -1 for the first. */
  abstract blocks(number: number, after: number, limit: number): Promise<readonly Block[]>;

  /** The block of a day that contains the transfer; undefined where there is none. */
  abstract blockOf(number: number, transferId: string): Promise<Block | undefined>;

  abstract blockHashes(number: number): Promise<readonly string[]>;
}

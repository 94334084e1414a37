import { type Block } from '../domain/block';
import { type SignedEntry } from '../domain/entry';

/** The closed days, and what proofs need of each. Entries are added and never changed. */
export abstract class Chain {
  abstract last(): Promise<SignedEntry | undefined>;

  /** At most `limit` that follow the entry `number`, oldest first. */
  abstract after(number: number, limit: number): Promise<readonly SignedEntry[]>;

  /** At most `limit` that come before the entry `number`, or at the end, newest first. */
  abstract before(number: number | undefined, limit: number): Promise<readonly SignedEntry[]>;

  /** The day whose range of ids a transfer is in; undefined while that is not closed. */
  abstract dayOf(transferId: string): Promise<SignedEntry | undefined>;

  /** Keeps blocks of the day that is being closed, in the place of what an attempt before may have left. */
  abstract keep(number: number, blocks: readonly Block[]): Promise<void>;

  /** Adds the entry; false when another process has closed that day. */
  abstract append(link: SignedEntry, blocks: number): Promise<boolean>;

  /** At most `limit` blocks of a day that follow `after`, from -1 on. */
  abstract blocks(number: number, after: number, limit: number): Promise<readonly Block[]>;

  /** The block of a day that a transfer's id is in; undefined where there is none. */
  abstract blockOf(number: number, transferId: string): Promise<Block | undefined>;

  /** The hashes of all blocks of a day. */
  abstract blockHashes(number: number): Promise<readonly string[]>;
}

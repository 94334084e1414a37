import { rootOf } from './merkle';

/**
 * Transfers per block. A block is a complete subtree of the day's tree, so a proof reads one block and the roots of the
 * others.
 */
export const BLOCK = 1024;

const MARK_BYTES = 2;
const MARK_DIGITS = 2 * MARK_BYTES;

export interface Block {
  /** Index in the day, from 0. */
  readonly block: number;
  /** The id of its last transfer. */
  readonly last: string;
  readonly hash: string;
  /** The first two bytes of each leaf's hash. They find a changed row; they do not prove one. */
  readonly marks: string;
}

/** A block that is built one subtree at a time, so that its hashes are spread over time. */
export class OpenBlock {
  /** Roots of subtrees of equal size; the last one may be smaller. */
  private readonly roots: Buffer[] = [];
  private readonly marks = Buffer.alloc(BLOCK * MARK_BYTES);
  private leaves = 0;

  constructor(readonly block: number) {}

  get full(): boolean {
    return this.leaves === BLOCK;
  }

  get empty(): boolean {
    return this.leaves === 0;
  }

  add(leaves: readonly Buffer[]): void {
    this.roots.push(rootOf(leaves));
    for (const leaf of leaves) leaf.copy(this.marks, MARK_BYTES * this.leaves++, 0, MARK_BYTES);
  }

  /** `last`: the id of its last transfer. */
  closed(last: string): Block {
    const marks = this.marks.toString('hex', 0, MARK_BYTES * this.leaves);
    return { block: this.block, last, hash: rootOf(this.roots).toString('hex'), marks };
  }
}

export const markOf = (leaf: Buffer): string => leaf.toString('hex', 0, MARK_BYTES);

export const leafPrefixesOf = ({ marks }: Block): string[] => marks.match(new RegExp(`.{${MARK_DIGITS}}`, 'g')) ?? [];

import { rootOf } from './merkle';

/** Transfers of a block: a whole subtree of the day's tree, so that a proof reads one block and the roots of the others. */
export const BLOCK = 1024;

const MARK_DIGITS = 4;

export interface Block {
  /** Its place in the day, from 0. */
  readonly block: number;
  /** The id of its last transfer. */
  readonly last: string;
  readonly hash: string;
  /** The first two bytes of each leaf's hash: not to prove a row, but to name the one that was changed. */
  readonly marks: string;
}

export function blockOf(block: number, last: string, leaves: readonly Buffer[]): Block {
  return { block, last, hash: rootOf(leaves).toString('hex'), marks: leaves.map(markOf).join('') };
}

export const markOf = (leaf: Buffer): string => leaf.toString('hex', 0, MARK_DIGITS / 2);

export const marksIn = ({ marks }: Block): string[] => marks.match(new RegExp(`.{${MARK_DIGITS}}`, 'g')) ?? [];

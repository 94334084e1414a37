import { sha256 } from '../../../kernel/sha256';

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

/** Hash of the empty tree (RFC 6962, 2.1). */
const EMPTY = sha256(Buffer.alloc(0));

/** The leaf may be given in parts. */
export const leafHash = (...leaf: readonly Uint8Array[]): Buffer => sha256(LEAF, ...leaf);

const nodeHash = (left: Buffer, right: Buffer): Buffer => sha256(NODE, left, right);

/** Root over hashes of leaves, or over roots of complete subtrees of equal size (RFC 6962, 2.1). */
export function rootOf(hashes: readonly Buffer[], from = 0, to = hashes.length): Buffer {
  if (to === from) return EMPTY;
  if (to - from === 1) return hashes[from] as Buffer;
  const middle = from + split(to - from);
  return nodeHash(rootOf(hashes, from, middle), rootOf(hashes, middle, to));
}

/** Sibling hashes of the leaf at `index` up to the root, the nearest first (RFC 6962, 2.1.1). */
export function pathOf(index: number, hashes: readonly Buffer[]): Buffer[] {
  const path: Buffer[] = [];
  let [from, to] = [0, hashes.length];
  while (to - from > 1) {
    const middle = from + split(to - from);
    if (index < middle) {
      path.unshift(rootOf(hashes, middle, to));
      to = middle;
    } else {
      path.unshift(rootOf(hashes, from, middle));
      from = middle;
    }
  }
  return path;
}

/** The largest power of two below `count`. */
function split(count: number): number {
  return 2 ** Math.ceil(Math.log2(count) - 1);
}

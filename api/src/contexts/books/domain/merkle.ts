import { sha256 } from '../../../kernel/sha256';

const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

/** The tree over nothing (RFC 6962, 2.1). */
const EMPTY = sha256(Buffer.alloc(0));

/** The leaf may come in parts. */
export const leafHash = (...leaf: readonly Uint8Array[]): Buffer => sha256(LEAF, ...leaf);

const nodeHash = (left: Buffer, right: Buffer): Buffer => sha256(NODE, left, right);

/** The root over hashes of leaves, or over those of whole subtrees of one size, as RFC 6962 2.1 builds it. */
export function rootOf(hashes: readonly Buffer[], from = 0, to = hashes.length): Buffer {
  if (to === from) return EMPTY;
  if (to - from === 1) return hashes[from] as Buffer;
  const middle = from + split(to - from);
  return nodeHash(rootOf(hashes, from, middle), rootOf(hashes, middle, to));
}

/** What the leaf at `index` is hashed with on the way up to the root, the nearest first (RFC 6962 2.1.1). */
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

/** The root that a leaf and its path come to, in a tree of `count` leaves. */
export function rootFromPath(leaf: Buffer, index: number, count: number, path: readonly Buffer[]): Buffer {
  if (count <= 1) return leaf;
  const middle = split(count);
  const [below, beside] = [path.slice(0, -1), path.at(-1) ?? EMPTY];
  return index < middle
    ? nodeHash(rootFromPath(leaf, index, middle, below), beside)
    : nodeHash(beside, rootFromPath(leaf, index - middle, count - middle, below));
}

/** The largest power of two below `count`. */
function split(count: number): number {
  return 2 ** Math.ceil(Math.log2(count) - 1);
}

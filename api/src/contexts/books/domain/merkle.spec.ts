import { sha256 } from '../../../kernel/sha256';
import { leafHash, pathOf, rootOf } from './merkle';

/** Leaves and roots from the test vectors of RFC 6962 implementations. */
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const hashes = LEAVES.map((leaf) => leafHash(Buffer.from(leaf, 'hex')));

/** The root that a proof leads to, computed as a reader of docs/proof does, in a tree of `count` leaves. */
function rootFromPath(leaf: Buffer, index: number, count: number, path: readonly Buffer[]): Buffer {
  if (count <= 1) return leaf;
  const middle = 2 ** Math.ceil(Math.log2(count) - 1);
  const [below, beside] = [path.slice(0, -1), path.at(-1) as Buffer];
  return index < middle
    ? sha256(Buffer.of(1), rootFromPath(leaf, index, middle, below), beside)
    : sha256(Buffer.of(1), beside, rootFromPath(leaf, index - middle, count - middle, below));
}

it.each(ROOTS.map((root, index) => [index + 1, root]))('computes the known root of %i leaves', (count, root) => {
  expect(rootOf(hashes.slice(0, Number(count))).toString('hex')).toBe(root);
});

it('returns the hash of the empty string when there are no leaves', () => {
  expect(rootOf([]).toString('hex')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

it('returns a path from each leaf to the root in trees of every small size', () => {
  for (let count = 1; count <= 70; count += 1) {
    const leaves = Array.from({ length: count }, (_, n) => leafHash(Buffer.of(n)));
    const root = rootOf(leaves);
    for (const [index, leaf] of leaves.entries()) {
      expect(rootFromPath(leaf, index, count, pathOf(index, leaves))).toEqual(root);
    }
  }
});

it('builds the same tree when it is assembled from whole blocks of a power of two', () => {
  for (let count = 1; count <= 70; count += 1) {
    const leaves = Array.from({ length: count }, (_, n) => leafHash(Buffer.of(n)));
    const blocks = Array.from({ length: Math.ceil(count / 8) }, (_, n) => leaves.slice(8 * n, 8 * n + 8));
    const roots = blocks.map((block) => rootOf(block));
    expect(rootOf(roots)).toEqual(rootOf(leaves));
    for (const index of leaves.keys()) {
      const block = Math.floor(index / 8);
      const path = [...pathOf(index % 8, blocks[block] ?? []), ...pathOf(block, roots)];
      expect(path).toEqual(pathOf(index, leaves));
    }
  }
});

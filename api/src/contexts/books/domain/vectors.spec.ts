import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TransferProof } from '@kaaj/contract';
import { BEGIN, faultsOf, type ChainPosition } from './check-chain';
import { entryIn, type SignedEntry, RunningSums } from './entry';
import { type BookedTransfer, canonicalRow, leafOf, saltOf } from './leaf';
import { pathOf, rootOf } from './merkle';

interface Vectors {
  readonly salts: string;
  readonly transfers: readonly BookedTransfer[];
  readonly chain: readonly [unknown, ...Pick<SignedEntry, 'number' | 'text' | 'hash' | 'signature'>[]];
  readonly lines: readonly TransferProof[];
}

const { salts, transfers, chain, lines } = JSON.parse(
  readFileSync(join(__dirname, '../../../../../docs/proof/vectors.json'), 'utf8'),
) as Vectors;
const [, ...days] = chain;
const secret = Buffer.from(salts, 'hex');

it('derives the rows, salts, paths and roots that docs/proof prints from the documented transfers', () => {
  for (const { number, row, salt, path, index } of lines) {
    const entry = entryIn(days[number - 1] as SignedEntry);
    const [id] = JSON.parse(row) as [string];
    const rows = transfers.filter((each) => each.id <= (entry?.last ?? '')).slice(-(entry?.count ?? 0));
    const leaves = rows.map((each) => leafOf(each, secret));
    expect(canonicalRow(rows[index] as BookedTransfer)).toBe(row);
    expect(saltOf(id, secret).toString('hex')).toBe(salt);
    expect(pathOf(index, leaves).map((hash) => hash.toString('hex'))).toEqual(path);
    expect(rootOf(leaves).toString('hex')).toBe(entry?.root);
  }
});

it('verifies the documented chain without a fault, and its sums match the transfers', () => {
  const sums = new RunningSums({});
  for (const transfer of transfers) sums.add(transfer);
  let before: ChainPosition = BEGIN;
  for (const day of days) {
    const { day: name, last } = entryIn(day) ?? { day: '', last: '' };
    expect(faultsOf({ ...day, day: name, last }, before, true)).toEqual([]);
    before = { number: day.number, hash: day.hash, day: name };
  }
  expect(entryIn(days.at(-1) as SignedEntry)?.sums).toEqual(sums.sums);
});

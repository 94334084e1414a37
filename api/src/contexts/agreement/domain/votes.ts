import { type Id } from '../../../kernel/ids';
import { compareValues, type Value } from './answer';

/** The answers to one field of a set's items, ordered by item and worker. */
export interface Votes {
  /** Items with answers, by their number in the set. */
  readonly numbers: Int32Array;
  /** By id. */
  readonly workers: readonly Id[];
  /** Smallest first. */
  readonly values: readonly Value[];
  /** Index of the first answer to each item, and the end. */
  readonly first: Int32Array;
  /** For each answer: indexes into `workers` and `values`. */
  readonly worker: Int32Array;
  readonly value: Int32Array;
}

/** Collects answers in any order. A worker answers an item once. */
export class VoteCollector {
  private readonly items = new IndexMap<number>();
  private readonly workers = new IndexMap<Id>();
  private readonly values = new IndexMap<Value>();
  private parts = new Int32Array(3 * 1024);
  private length = 0;

  add(number: number, workerId: Id, value: Value): void {
    if (this.length === this.parts.length) {
      const longer = new Int32Array(2 * this.length);
      longer.set(this.parts);
      this.parts = longer;
    }
    this.parts[this.length] = this.items.of(number);
    this.parts[this.length + 1] = this.workers.of(workerId);
    this.parts[this.length + 2] = this.values.of(value);
    this.length += 3;
  }

  votes(): Votes {
    const items = this.items.ranked((one, other) => one - other);
    const workers = this.workers.ranked(compareValues);
    const values = this.values.ranked(compareValues);
    const [workerCount, valueCount] = [workers.sorted.length, values.sorted.length];
    const keys = new Float64Array(this.length / 3);
    for (let at = 0; at < keys.length; at += 1) {
      const item = nth(items.rank, nth(this.parts, 3 * at));
      const worker = nth(workers.rank, nth(this.parts, 3 * at + 1));
      keys[at] = (item * workerCount + worker) * valueCount + nth(values.rank, nth(this.parts, 3 * at + 2));
    }
    keys.sort();
    const first = new Int32Array(items.sorted.length + 1);
    const worker = new Int32Array(keys.length);
    const value = new Int32Array(keys.length);
    for (let at = 0; at < keys.length; at += 1) {
      const key = nth(keys, at);
      const position = Math.floor(key / valueCount);
      value[at] = key - position * valueCount;
      worker[at] = position % workerCount;
      first[Math.floor(position / workerCount) + 1] = at + 1;
    }
    return {
      numbers: Int32Array.from(items.sorted),
      workers: workers.sorted,
      values: values.sorted,
      first,
      worker,
      value,
    };
  }
}

/** Assigns indexes to distinct values in order of first appearance. */
class IndexMap<Thing> {
  private readonly indexes = new Map<Thing, number>();

  of(thing: Thing): number {
    const known = this.indexes.get(thing);
    if (known !== undefined) return known;
    this.indexes.set(thing, this.indexes.size);
    return this.indexes.size - 1;
  }

  /** Sorted values, and the rank of each index. */
  ranked(compare: (one: Thing, other: Thing) => number): {
    readonly sorted: readonly Thing[];
    readonly rank: Int32Array;
  } {
    const sorted = [...this.indexes.keys()].sort(compare);
    const rank = new Int32Array(sorted.length);
    for (const [at, thing] of sorted.entries()) rank[this.of(thing)] = at;
    return { sorted, rank };
  }
}

/** Element at an index that must exist. */
export const nth = (array: Int32Array | Float64Array, index: number): number => array[index] as number;

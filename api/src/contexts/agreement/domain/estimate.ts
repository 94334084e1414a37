import { nth, type Votes } from './votes';

/** Result of an aggregation, by item and by answer. */
export interface Estimate {
  /** For each item: index of its label among the values. */
  readonly label: Int32Array;
  /** For each item: probability of its label. */
  readonly confidence: Float64Array;
  /** For each answer: probability of its value. */
  readonly own: Float64Array;
}

/** Work in bounded steps, between which the caller lets other requests run. */
export type Steps<Result> = Generator<void, Result>;

/** Approximate number of array elements per step. */
const STEP = 200_000;

/** Tolerance: the winning value must not depend on rounding of sums. */
const SAME = 1e-9;

/** The label of an item is its most frequent value; of several the smallest. */
export function* majority(votes: Votes): Steps<Estimate> {
  const candidates = candidatesOf(votes, (item) => [...countsOf(votes, item).keys()]);
  yield;
  const shares = sharesOf(votes, candidates);
  yield;
  return estimateOf(votes, candidates, shares);
}

/** Possible labels of the items, smallest first: `first` as in Votes. */
interface Candidates {
  readonly first: Int32Array;
  readonly value: Int32Array;
}

/**
 * Up to this number of values, each is a candidate for every item. With more, only the most frequent ones of the item
 * are.
 */
const FEW_VALUES = 64;
const MAX_CANDIDATES = 20;

function candidatesOf({ first }: Votes, valuesOf: (item: number) => readonly number[]): Candidates {
  const items = first.length - 1;
  const ends = new Int32Array(items + 1);
  const value: number[] = [];
  for (let item = 0; item < items; item += 1) {
    for (const each of valuesOf(item)) value.push(each);
    ends[item + 1] = value.length;
  }
  return { first: ends, value: Int32Array.from(value) };
}

function likelyValues(votes: Votes): (item: number) => readonly number[] {
  const every = votes.values.length <= FEW_VALUES ? votes.values.map((_, position) => position) : undefined;
  return (item) => {
    if (every) return every;
    const counts = [...countsOf(votes, item)];
    if (counts.length > MAX_CANDIDATES) counts.sort(([, one], [, other]) => other - one).splice(MAX_CANDIDATES);
    return counts.map(([value]) => value).sort((one, other) => one - other);
  };
}

/** How often each value was given to an item, smallest value first. */
export function countsOf({ first, value }: Votes, item: number): Map<number, number> {
  const counts = new Map<number, number>();
  const given = value.slice(nth(first, item), nth(first, item + 1)).sort();
  for (const each of given) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/** For each candidate: its share of the item's answers. */
function sharesOf(votes: Votes, { first, value }: Candidates): Float64Array {
  const shares = new Float64Array(value.length);
  for (let item = 0; item < first.length - 1; item += 1) {
    const [from, to] = [nth(votes.first, item), nth(votes.first, item + 1)];
    for (let answer = from; answer < to; answer += 1) {
      const given = nth(votes.value, answer);
      const position = firstAtLeast(given, value, nth(first, item), nth(first, item + 1) - 1);
      if (value[position] === given) add(shares, position, 1);
    }
    for (let position = nth(first, item); position < nth(first, item + 1); position += 1) {
      shares[position] = nth(shares, position) / (to - from);
    }
  }
  return shares;
}

/** Index of the first number that is not less, among those from `from` to `to`; `to` where all are less. */
export function firstAtLeast(wanted: number, sorted: Int32Array | Float64Array, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (nth(sorted, middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function estimateOf(votes: Votes, { first, value }: Candidates, probability: Float64Array): Estimate {
  const items = votes.numbers.length;
  const label = new Int32Array(items);
  const confidence = new Float64Array(items);
  const own = new Float64Array(votes.value.length);
  for (let item = 0; item < items; item += 1) {
    const [from, to] = [nth(first, item), nth(first, item + 1)];
    let best = from;
    for (let position = from + 1; position < to; position += 1) {
      if (nth(probability, position) > nth(probability, best) + SAME) best = position;
    }
    label[item] = nth(value, best);
    confidence[item] = Math.min(1, nth(probability, best));
    for (let answer = nth(votes.first, item); answer < nth(votes.first, item + 1); answer += 1) {
      const given = nth(votes.value, answer);
      const position = firstAtLeast(given, value, from, to - 1);
      own[answer] = value[position] === given ? Math.min(1, nth(probability, position)) : 0;
    }
  }
  return { label, confidence, own };
}

const SMOOTHING = 0.01;
const ROUNDS = 100;
const STILL = 1e-6;

/**
 * Dawid and Skene, "Maximum Likelihood Estimation of Observer Error-Rates Using the EM Algorithm" (1979). Each worker
 * has a confusion matrix. It starts with the shares of the majority vote. It stops when the log-likelihood changes by
 * less than 1e-6, or after 100 iterations.
 */
export function* dawidSkene(votes: Votes): Steps<Estimate> {
  const candidates = candidatesOf(votes, likelyValues(votes));
  const model = new Confusion(votes, candidates);
  yield;
  const probability = sharesOf(votes, candidates);
  let before = -Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    yield* model.maximize(probability);
    const likelihood = yield* model.expect(probability);
    if (Math.abs(likelihood - before) < STILL) break;
    before = likelihood;
  }
  return estimateOf(votes, candidates, probability);
}

/** Smaller counts are treated as zero. */
const NOTHING = 1e-15;

/** The confusion matrices of all workers. Only cells of values that the worker gave are stored. */
class Confusion {
  /** For each pair of an answer and a candidate of its item: the cell in its worker's matrix. */
  private readonly cells: Int32Array;
  /** For each cell: its row, which is a pair of a worker and a possible true value. */
  private readonly rowOf: Int32Array;
  private readonly count: Float64Array;
  private readonly row: Float64Array;
  private readonly prior: Float64Array;

  constructor(
    private readonly votes: Votes,
    private readonly candidates: Candidates,
  ) {
    const { cells, rowOf, rows } = cellsOf(votes, candidates);
    this.cells = cells;
    this.rowOf = rowOf;
    this.count = new Float64Array(rowOf.length);
    this.row = new Float64Array(rows);
    this.prior = new Float64Array(votes.values.length);
  }

  /** M-step: matrices and value frequencies from the items' probabilities; as logarithms. */
  *maximize(probability: Float64Array): Steps<void> {
    const { cells, count, row, prior, rowOf, votes, candidates } = this;
    count.fill(0);
    row.fill(0);
    prior.fill(0);
    let pair = 0;
    let work = 0;
    for (let item = 0; item < votes.numbers.length; item += 1) {
      const [from, to] = [nth(candidates.first, item), nth(candidates.first, item + 1)];
      for (let position = from; position < to; position += 1)
        add(prior, nth(candidates.value, position), nth(probability, position));
      for (let answer = nth(votes.first, item); answer < nth(votes.first, item + 1); answer += 1) {
        for (let position = from; position < to; position += 1) {
          add(count, nth(cells, pair), nth(probability, position));
          pair += 1;
        }
      }
      if (pair - work > STEP) {
        work = pair;
        yield;
      }
    }
    const values = prior.length;
    for (let cell = 0; cell < count.length; cell += 1) add(row, nth(rowOf, cell), nth(count, cell));
    yield;
    for (let at = 0; at < row.length; at += 1) row[at] = Math.log(nth(row, at) + SMOOTHING * values);
    yield;
    const nothing = Math.log(SMOOTHING);
    for (let cell = 0; cell < count.length; cell += 1) {
      const seen = nth(count, cell);
      count[cell] = (seen > NOTHING ? Math.log(seen + SMOOTHING) : nothing) - nth(row, nth(rowOf, cell));
      if (cell % STEP === STEP - 1) yield;
    }
    const all = Math.log(votes.numbers.length + SMOOTHING * values);
    for (let at = 0; at < values; at += 1) prior[at] = Math.log(nth(prior, at) + SMOOTHING) - all;
  }

  /** E-step: the items' probabilities from the matrices. Returns the log-likelihood of all answers. */
  *expect(probability: Float64Array): Steps<number> {
    const { cells, count, prior, votes, candidates } = this;
    let likelihood = 0;
    let pair = 0;
    let work = 0;
    for (let item = 0; item < votes.numbers.length; item += 1) {
      const [from, to] = [nth(candidates.first, item), nth(candidates.first, item + 1)];
      for (let position = from; position < to; position += 1)
        probability[position] = nth(prior, nth(candidates.value, position));
      for (let answer = nth(votes.first, item); answer < nth(votes.first, item + 1); answer += 1) {
        for (let position = from; position < to; position += 1) {
          add(probability, position, nth(count, nth(cells, pair)));
          pair += 1;
        }
      }
      likelihood += toProbabilities(probability, from, to);
      if (pair - work > STEP) {
        work = pair;
        yield;
      }
    }
    return likelihood;
  }
}

/** Converts logarithms to probabilities, and returns the logarithm of their sum. */
export function toProbabilities(logarithms: Float64Array, from = 0, to = logarithms.length): number {
  let most = -Infinity;
  for (let position = from; position < to; position += 1) most = Math.max(most, nth(logarithms, position));
  let sum = 0;
  for (let position = from; position < to; position += 1) {
    logarithms[position] = Math.exp(nth(logarithms, position) - most);
    sum += nth(logarithms, position);
  }
  for (let position = from; position < to; position += 1) logarithms[position] = nth(logarithms, position) / sum;
  return most + Math.log(sum);
}

function add(array: Float64Array, index: number, more: number): void {
  array[index] = nth(array, index) + more;
}

interface Cells {
  readonly cells: Int32Array;
  readonly rowOf: Int32Array;
  readonly rows: number;
}

function cellsOf(votes: Votes, candidates: Candidates): Cells {
  const values = votes.values.length;
  const { index: column, sorted: columns } = indexed(
    Float64Array.from(votes.value, (value, answer) => nth(votes.worker, answer) * values + value),
  );
  if (values <= FEW_VALUES) {
    const cells = new Int32Array(column.length * values);
    for (let answer = 0; answer < column.length; answer += 1) {
      for (let value = 0; value < values; value += 1)
        cells[answer * values + value] = nth(column, answer) * values + value;
    }
    const rowOf = new Int32Array(columns.length * values);
    for (let cell = 0; cell < rowOf.length; cell += 1) {
      const worker = Math.floor(nth(columns, Math.floor(cell / values)) / values);
      rowOf[cell] = worker * values + (cell % values);
    }
    return { cells, rowOf, rows: votes.workers.length * values };
  }
  const pairs: number[] = [];
  for (let item = 0; item < votes.numbers.length; item += 1) {
    for (let answer = nth(votes.first, item); answer < nth(votes.first, item + 1); answer += 1) {
      for (let position = nth(candidates.first, item); position < nth(candidates.first, item + 1); position += 1) {
        pairs.push(nth(column, answer) * values + nth(candidates.value, position));
      }
    }
  }
  const { index: cells, sorted } = indexed(Float64Array.from(pairs));
  const worker = (key: number) => Math.floor(nth(columns, Math.floor(key / values)) / values);
  const { index: rowOf, sorted: rows } = indexed(sorted.map((key) => worker(key) * values + (key % values)));
  return { cells, rowOf, rows: rows.length };
}

/** Distinct numbers in sorted order, and the index of each input among them. */
function indexed(keys: Float64Array): { readonly index: Int32Array; readonly sorted: Float64Array } {
  const sorted = keys.slice().sort();
  let count = 0;
  for (let at = 0; at < sorted.length; at += 1) {
    if (at > 0 && sorted[at] === sorted[at - 1]) continue;
    sorted[count] = nth(sorted, at);
    count += 1;
  }
  const unique = sorted.slice(0, count);
  return { index: Int32Array.from(keys, (key) => firstAtLeast(key, unique, 0, count - 1)), sorted: unique };
}

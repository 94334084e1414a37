import { type LabelMethod } from '@kaaj/contract';
import { type Value } from './answer';
import { type Annotator, annotatorsOf } from './annotator';
import { countsOf, dawidSkene, type Estimate, firstAtLeast, majority, type Steps } from './estimate';
import { nth, type Votes } from './votes';

const METHODS: Readonly<Record<LabelMethod, (votes: Votes) => Steps<Estimate>>> = {
  majority,
  'dawid-skene': dawidSkene,
};

export interface Label {
  /** Number of the item in its set. */
  readonly number: number;
  readonly label: Value;
  readonly confidence: number;
  /** Most frequent first, then the smallest. */
  readonly answers: readonly { readonly value: Value; readonly count: number }[];
}

/** Labels and annotators of a set, from the answers to one field. */
export class Labels {
  readonly annotators: readonly Annotator[];

  private constructor(
    private readonly votes: Votes,
    private readonly estimate: Estimate,
  ) {
    this.annotators = annotatorsOf(votes, estimate);
  }

  static *of(votes: Votes, method: LabelMethod): Steps<Labels> {
    return new Labels(votes, yield* METHODS[method](votes));
  }

  /** At most `limit` items with answers and a number greater than `after`. */
  items(after: number, limit: number): readonly Label[] {
    const { numbers } = this.votes;
    const from = firstAtLeast(after + 1, numbers, 0, numbers.length);
    return Array.from(numbers.subarray(from, from + limit), (_, position) => this.item(from + position));
  }

  /** The answers to the item of this number, with their workers. */
  answersTo(number: number): readonly { readonly workerId: string; readonly value: Value }[] {
    const { numbers, first, worker, workers, value, values } = this.votes;
    const item = firstAtLeast(number, numbers, 0, numbers.length);
    if (numbers[item] !== number) return [];
    return Array.from(worker.subarray(nth(first, item), nth(first, item + 1)), (position, answer) => ({
      workerId: workers[position] as string,
      value: values[nth(value, nth(first, item) + answer)] as Value,
    }));
  }

  private item(item: number): Label {
    const { numbers, values } = this.votes;
    const valueOf = (position: number) => values[position] as Value;
    const counts = [...countsOf(this.votes, item)].map(([position, count]) => ({ value: valueOf(position), count }));
    return {
      number: nth(numbers, item),
      label: valueOf(nth(this.estimate.label, item)),
      confidence: nth(this.estimate.confidence, item),
      answers: counts.sort((one, other) => other.count - one.count),
    };
  }
}

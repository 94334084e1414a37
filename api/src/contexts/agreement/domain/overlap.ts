import { compareValues, type Value } from './answer';
import { toProbabilities } from './estimate';

/** How the answers to the items of a set are weighed while they come in. */
export interface AdaptiveOverlap {
  /** Answers that an item needs at least, and takes at most. */
  readonly min: number;
  readonly max: number;
  /** The probability of its label at which an item takes no more answers. */
  readonly confidence: number;
  readonly field: string;
  /** How many values the field has. */
  readonly options: number;
}

export interface WeighedAnswer {
  readonly value: Value;
  /** How many of the worker's answers to other items are their labels, and how many were compared. */
  readonly agreements: number;
  readonly compared: number;
}

export interface Weighed {
  /** The most probable value, the smallest of those that are equally probable; undefined without answers. */
  readonly label: Value | undefined;
  readonly probability: number;
}

/** The posterior of the label under the one-coin model, with a uniform prior over the options of the field. */
export function weigh(answers: readonly WeighedAnswer[], options: number): Weighed {
  const given = [...new Set(answers.map(({ value }) => value))].sort(compareValues);
  // Values that nobody gave are all equally improbable: one of them stands for each.
  const size = Math.max(options, given.length);
  const logarithms = new Float64Array(size);
  for (const { value, agreements, compared } of answers) {
    const skill = (4 + agreements) / (5 + compared);
    const wrong = Math.log((1 - skill) / Math.max(1, size - 1));
    const right = given.indexOf(value);
    for (let place = 0; place < size; place += 1) {
      logarithms[place] = (logarithms[place] as number) + (place === right ? Math.log(skill) : wrong);
    }
  }
  toProbabilities(logarithms);
  let best = 0;
  for (let place = 1; place < given.length; place += 1) {
    if ((logarithms[place] as number) > (logarithms[best] as number) + 1e-9) best = place;
  }
  return { label: given[best], probability: given.length === 0 ? 0 : (logarithms[best] as number) };
}

/** Whether an item takes no more answers; a control item takes all of them. */
export function isReached(
  { probability }: Weighed,
  answers: number,
  overlap: AdaptiveOverlap,
  control: boolean,
): boolean {
  // A sum of rounded logarithms may miss the threshold by a hair.
  return !control && answers >= overlap.min && probability >= overlap.confidence - 1e-9;
}

import { compareValues, type Value } from './answer';
import { toProbabilities } from './estimate';

/** Parameters for weighing the answers of a set as they arrive. */
export interface AdaptiveOverlap {
  /** Minimum and maximum number of answers per item. */
  readonly min: number;
  readonly max: number;
  /** Label probability at which an item takes no more answers. */
  readonly confidence: number;
  readonly field: string;
  /** Number of values of the field. */
  readonly options: number;
}

export interface WeighedAnswer {
  readonly value: Value;
  /** How many of the worker's answers to other items equal the labels, and how many were compared. */
  readonly agreements: number;
  readonly compared: number;
}

export interface Weighed {
  /** The most probable value; of several the smallest. Undefined without answers. */
  readonly label: Value | undefined;
  readonly probability: number;
}

/**
 * The posterior probability of the label under the one-coin model, with a uniform prior over the options of the field.
 */
export function weigh(answers: readonly WeighedAnswer[], options: number): Weighed {
  const given = [...new Set(answers.map(({ value }) => value))].sort(compareValues);
  // Values without an answer are equally improbable, so one calculation covers all.
  const size = Math.max(options, given.length);
  const logarithms = new Float64Array(size);
  for (const { value, agreements, compared } of answers) {
    const skill = (4 + agreements) / (5 + compared);
    const wrong = Math.log((1 - skill) / Math.max(1, size - 1));
    const right = given.indexOf(value);
    for (let position = 0; position < size; position += 1) {
      logarithms[position] = (logarithms[position] as number) + (position === right ? Math.log(skill) : wrong);
    }
  }
  toProbabilities(logarithms);
  let best = 0;
  for (let position = 1; position < given.length; position += 1) {
    if ((logarithms[position] as number) > (logarithms[best] as number) + 1e-9) best = position;
  }
  return { label: given[best], probability: given.length === 0 ? 0 : (logarithms[best] as number) };
}

/** Whether an item takes no more answers; a control item takes all of them. */
export function isReached(
  { probability }: Weighed,
  answers: number,
  overlap: Pick<AdaptiveOverlap, 'min' | 'confidence'>,
  control: boolean,
): boolean {
  // Tolerance for rounding in the sum of logarithms.
  return !control && answers >= overlap.min && probability >= overlap.confidence - 1e-9;
}

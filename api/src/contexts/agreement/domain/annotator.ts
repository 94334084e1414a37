import { type Id } from '../../../kernel/ids';
import { type Estimate } from './estimate';
import { nth, type Votes } from './votes';

/** Agreement of one worker's answers with the labels. */
export interface Annotator {
  readonly workerId: Id;
  readonly answers: number;
  /** Mean probability of the worker's answers. */
  readonly accuracy: number;
  /** Bounds of its Wilson interval at 95 percent. */
  readonly from: number;
  readonly to: number;
}

/** By the id of the worker. */
export function annotatorsOf(votes: Votes, { own }: Estimate): readonly Annotator[] {
  const answers = new Int32Array(votes.workers.length);
  const sums = new Float64Array(votes.workers.length);
  for (let answer = 0; answer < own.length; answer += 1) {
    const worker = nth(votes.worker, answer);
    answers[worker] = nth(answers, worker) + 1;
    sums[worker] = nth(sums, worker) + nth(own, answer);
  }
  return votes.workers.map((workerId, worker) => {
    const count = nth(answers, worker);
    const accuracy = Math.min(1, nth(sums, worker) / count);
    return { workerId, answers: count, accuracy, ...wilson(accuracy, count) };
  });
}

/** The 97.5th percentile of the normal distribution. */
const Z = 1.959963984540054;

/** The interval of a share of `count` trials (Wilson 1927). */
export function wilson(share: number, count: number): { readonly from: number; readonly to: number } {
  const square = Z ** 2 / count;
  const middle = share + square / 2;
  const half = Z * Math.sqrt((share * (1 - share) + square / 4) / count);
  const bounded = (value: number) => Math.min(1, Math.max(0, value / (1 + square)));
  return { from: bounded(middle - half), to: bounded(middle + half) };
}

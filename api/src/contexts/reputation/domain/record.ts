import { type Id } from '../../../kernel/ids';
import { medianBucket } from '../../../kernel/median-bucket';

/** Whose record: of the one who decides, or of the one who submits. */
export type Side = 'buyer' | 'worker';

/** Upper bounds in hours of the buckets for a buyer's decision time; longer times count in the last. */
export const HOURS = [1, 2, 4, 8, 12, 24, 36, 48, 72, 96, 120, 168, 336, 720] as const;

export type Hours = (typeof HOURS)[number];

/** One counter of a record; `disputes` counts those a buyer lost, or a worker won. */
export type Counter = 'accepted' | 'rejected' | 'silent' | 'disputes' | `hours_${Hours}`;

export const COUNTERS: readonly Counter[] = [
  'accepted',
  'rejected',
  'silent',
  'disputes',
  ...HOURS.map((hours) => `hours_${hours}` as const),
];

/** Changes or values of counters. */
export type Counts = Readonly<Partial<Record<Counter, number>>>;

/** The two people of a decision. */
export interface Pair {
  readonly buyerId: Id;
  readonly workerId: Id;
}

/** Effect of an event on both records. */
export interface Change {
  readonly buyer: Counts;
  readonly worker: Counts;
}

/** Limit per month, since two accounts could inflate each other's records. */
export const MAX_COUNTED_PER_PAIR = 5;

/**
 * The first decision on a submission: by its buyer after `hours` (undefined where changes were requested), or
 * automatic.
 */
export type CountedDecision =
  | { readonly as: 'accepted' | 'rejected'; readonly hours: Hours | undefined }
  | { readonly as: 'accepted by silence' | 'not revised' };

/** Effect of a dispute on the records; `unheard`: it was not decided, or the buyer was removed. */
export type DisputeResult = 'for-worker' | 'conceded' | 'unheard' | 'for-buyer';

/** The bucket of a duration. Both times in milliseconds since the epoch. */
export function hoursBetween(from: number, to: number): Hours {
  const hours = (to - from) / (60 * 60 * 1000);
  return HOURS.find((bound) => hours <= bound) ?? 720;
}

/**
 * An automatic decision for a missing review has its own counter, since the buyer did not decide. It counts as accepted
 * for the worker, and never against them.
 */
export function deltaForDecision(decision: CountedDecision): Change {
  switch (decision.as) {
    case 'accepted':
      return { buyer: { accepted: 1, ...ofHours(decision.hours, 1) }, worker: { accepted: 1 } };
    case 'rejected':
      return { buyer: { rejected: 1, ...ofHours(decision.hours, 1) }, worker: { rejected: 1 } };
    case 'accepted by silence':
      return { buyer: { silent: 1 }, worker: { accepted: 1 } };
    case 'not revised':
      return { buyer: { rejected: 1 }, worker: { rejected: 1 } };
  }
}

/** While a rejection is disputed it counts for neither side. */
export const DISPUTE_OPENED_DELTA: Change = { buyer: { rejected: -1 }, worker: { rejected: -1 } };

/** Counters after a dispute. The decision time of an overturned rejection no longer counts. */
export function deltaForDisputeResult(result: DisputeResult, hours: Hours | undefined): Change {
  switch (result) {
    case 'for-buyer':
      return { buyer: { rejected: 1 }, worker: { rejected: 1 } };
    case 'for-worker':
      return { buyer: { disputes: 1, ...ofHours(hours, -1) }, worker: { accepted: 1, disputes: 1 } };
    case 'conceded':
      return { buyer: { accepted: 1, ...ofHours(hours, -1) }, worker: { accepted: 1 } };
    case 'unheard':
      return { buyer: ofHours(hours, -1), worker: { accepted: 1 } };
  }
}

const ofHours = (hours: Hours | undefined, by: number): Counts =>
  hours === undefined ? {} : { [`hours_${hours}`]: by };

export function sumCounts(...all: readonly Counts[]): Counts {
  const sum: Partial<Record<Counter, number>> = {};
  for (const counts of all) {
    for (const counter of COUNTERS) {
      if (counts[counter]) sum[counter] = (sum[counter] ?? 0) + counts[counter];
    }
  }
  return sum;
}

/** Median decision time in hours; null where none was measured. */
export const medianHours = (counts: Counts): Hours | null =>
  medianBucket(HOURS, (hours) => counts[`hours_${hours}`] ?? 0) ?? null;

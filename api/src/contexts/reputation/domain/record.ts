import { type Id } from '../../../kernel/ids';

/** In which part somebody is recorded: as who decides on work, or as who sends it. */
export type Side = 'buyer' | 'worker';

/** Upper bounds in hours of the classes in which a buyer's decisions are counted by how long they took; what took longer counts in the last. */
export const HOURS = [1, 2, 4, 8, 12, 24, 36, 48, 72, 96, 120, 168, 336, 720] as const;

export type Hours = (typeof HOURS)[number];

/** One counter of a record; `disputes` are those that a buyer lost, or a worker won. */
export type Counter = 'accepted' | 'rejected' | 'silent' | 'disputes' | `hours_${Hours}`;

export const COUNTERS: readonly Counter[] = [
  'accepted',
  'rejected',
  'silent',
  'disputes',
  ...HOURS.map((hours) => `hours_${hours}` as const),
];

/** By how much each counter moves, or where it stands. */
export type Counts = Readonly<Partial<Record<Counter, number>>>;

/** Who judged whose work. */
export interface Pair {
  readonly buyerId: Id;
  readonly workerId: Id;
}

/** What an event does to the records of the two. */
export interface Change {
  readonly buyer: Counts;
  readonly worker: Counts;
}

/** Both records can be made by the two alone, so that the same two count so many times in a month. */
export const MAX_COUNTED_PER_PAIR = 5;

/** How a piece of work was judged at first: by its buyer after `hours` (undefined where it was changed in between), or by somebody's silence. */
export type Judgement =
  | { readonly as: 'accepted' | 'rejected'; readonly hours: Hours | undefined }
  | { readonly as: 'accepted by silence' | 'not revised' };

/** What a dispute comes to in the records; `unheard` is one that nobody decided, or whose buyer left. */
export type DisputeResult = 'for-worker' | 'conceded' | 'unheard' | 'for-buyer';

/** The class that a time falls in. Both are milliseconds since the epoch. */
export function hoursBetween(from: number, to: number): Hours {
  const hours = (to - from) / (60 * 60 * 1000);
  return HOURS.find((bound) => hours <= bound) ?? 720;
}

/** Silence of a buyer is told of by itself: it is none of their decisions. It counts as accepted for the worker, and never against them. */
export function deltaForDecision(judgement: Judgement): Change {
  switch (judgement.as) {
    case 'accepted':
      return { buyer: { accepted: 1, ...ofHours(judgement.hours, 1) }, worker: { accepted: 1 } };
    case 'rejected':
      return { buyer: { rejected: 1, ...ofHours(judgement.hours, 1) }, worker: { rejected: 1 } };
    case 'accepted by silence':
      return { buyer: { silent: 1 }, worker: { accepted: 1 } };
    case 'not revised':
      return { buyer: { rejected: 1 }, worker: { rejected: 1 } };
  }
}

/** While a rejection is disputed it counts for neither side. */
export const DISPUTE_OPENED_DELTA: Change = { buyer: { rejected: -1 }, worker: { rejected: -1 } };

/** What counts once a dispute is over; how long the rejection took counts no more where it did not stand. */
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

/** The sum of counts. */
export function sumCounts(...all: readonly Counts[]): Counts {
  const sum: Partial<Record<Counter, number>> = {};
  for (const counts of all) {
    for (const counter of COUNTERS) {
      if (counts[counter]) sum[counter] = (sum[counter] ?? 0) + counts[counter];
    }
  }
  return sum;
}

/** Within how many hours half of the decisions came; null where none was measured. */
export function medianHours(counts: Counts): Hours | null {
  const measured = HOURS.map((hours) => counts[`hours_${hours}`] ?? 0);
  const half = measured.reduce((sum, decisions) => sum + decisions, 0) / 2;
  let seen = 0;
  for (const [index, decisions] of measured.entries()) {
    seen += decisions;
    if (decisions > 0 && seen >= half) return HOURS[index] as Hours;
  }
  return null;
}

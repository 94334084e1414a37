import { type DisputeOutcome } from '@kaaj/contract';
import { type DisputeResult } from '../../reputation';

const RESULTS: Readonly<Record<DisputeOutcome, DisputeResult>> = {
  conceded: 'conceded',
  'for-worker': 'for-worker',
  'for-buyer': 'for-buyer',
  'worker-left': 'for-buyer',
  silence: 'unheard',
  'buyer-left': 'unheard',
};

/** The outcome's effect on reputation records: an undecided dispute counts for neither side. */
export const resultOf = (outcome: DisputeOutcome): DisputeResult => RESULTS[outcome];

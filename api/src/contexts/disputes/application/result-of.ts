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

/** What an end comes to in the records: nobody wins or loses what nobody heard. */
export const resultOf = (outcome: DisputeOutcome): DisputeResult => RESULTS[outcome];

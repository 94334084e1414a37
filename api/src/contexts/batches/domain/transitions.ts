import { type Transition } from '../../../kernel/transitions';
import { type PostingState } from './batch';

/**
 * What becomes of a batch, from which state and by whom: its tasks are posted piece by piece until all of them are; its buyer stops it,
 * also once they are posted, or is removed; or its completion date comes first.
 */
export const BATCH_TRANSITIONS = {
  advanced: { from: ['posting'], by: ['time'] },
  cancelled: { from: ['posting', 'done'], by: ['buyer', 'removal'] },
  past: { from: ['posting'], by: ['time'] },
} as const satisfies Record<string, Transition<PostingState>>;

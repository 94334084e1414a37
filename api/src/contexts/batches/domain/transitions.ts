import { type Transition } from '../../../kernel/transitions';
import { type PostingState } from './batch';

/**
 * Allowed transitions of a batch, and by whom. Its tasks are posted in steps until all are. Its buyer may stop it, also
 * after that. It ends when the buyer is removed or its completion date passes.
 */
export const BATCH_TRANSITIONS = {
  advanced: { from: ['posting'], by: ['time'] },
  cancelled: { from: ['posting', 'done'], by: ['buyer', 'removal'] },
  past: { from: ['posting'], by: ['time'] },
} as const satisfies Record<string, Transition<PostingState>>;

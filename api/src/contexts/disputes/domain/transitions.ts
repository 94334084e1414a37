import { type DisputeState } from '@kaaj/contract';
import { type Transition } from '../../../kernel/transitions';

/**
 * What becomes of a dispute, from which state and by whom. A buyer may concede as long as nobody has decided. Time and removals decide for the side that
 * cannot be blamed for them.
 */
export const DISPUTE_TRANSITIONS = {
  answered: { from: ['open'], by: ['buyer'] },
  'conceded-unpaid': { from: ['open', 'answered'], by: ['buyer'] },
  decided: { from: ['open', 'answered'], by: ['buyer', 'Admin', 'time', 'removal'] },
} as const satisfies Record<string, Transition<DisputeState>>;

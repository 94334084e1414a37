import { type DisputeState } from '@kaaj/contract';
import { type Transition } from '../../../kernel/transitions';

/**
 * Allowed transitions of a dispute, and by whom. A buyer may concede while it is undecided. Missed deadlines and
 * removals decide against the side that caused them.
 */
export const DISPUTE_TRANSITIONS = {
  answered: { from: ['open'], by: ['buyer'] },
  'conceded-unpaid': { from: ['open', 'answered'], by: ['buyer'] },
  decided: { from: ['open', 'answered'], by: ['buyer', 'Admin', 'time', 'removal'] },
} as const satisfies Record<string, Transition<DisputeState>>;

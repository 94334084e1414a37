import { type PayoutState } from '@kaaj/contract';
import { type Move } from '../../../kernel/moves';

/** What becomes of a payout, from which state and by whom. Money that was sent may still come back. */
export const PAYOUT_MOVES = {
  taken: { from: ['queued'], by: ['Admin'] },
  sent: { from: ['queued'], by: ['Admin'] },
  confirmed: { from: ['queued', 'sent'], by: ['Admin'] },
  failed: { from: ['queued', 'sent'], by: ['Admin'] },
} as const satisfies Record<string, Move<PayoutState>>;

/** What is told of a payout. */
export type Told = Exclude<keyof typeof PAYOUT_MOVES, 'taken'>;
export const TOLD = ['sent', 'confirmed', 'failed'] as const satisfies readonly Told[];

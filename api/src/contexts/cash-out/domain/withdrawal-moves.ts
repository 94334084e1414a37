import { type WithdrawalStatus } from '@kaaj/contract';
import { type HandOf, type Move } from '../../../kernel/moves';

/** What becomes of a request to be paid out, from which state and by whom. A removal cancels what its worker asked for. */
export const WITHDRAWAL_MOVES = {
  accepted: { from: ['pending'], by: ['Admin'] },
  rejected: { from: ['pending'], by: ['Admin'] },
  cancelled: { from: ['pending'], by: ['worker', 'removal'] },
} as const satisfies Record<Exclude<WithdrawalStatus, 'pending'>, Move<WithdrawalStatus>>;

export type Decided = keyof typeof WITHDRAWAL_MOVES;

/** Whose hand a decision takes. */
export type DecidingHand<Status extends Decided> = HandOf<(typeof WITHDRAWAL_MOVES)[Status]>;

import { type PayoutState, type WithdrawalStatus } from '@kaaj/contract';
import { type ActorOf, type Transition } from '../../../kernel/transitions';

/** What becomes of a request to be paid out, from which state and by whom. A removal cancels what its worker asked for. */
export const WITHDRAWAL_TRANSITIONS = {
  accepted: { from: ['pending'], by: ['Admin'] },
  rejected: { from: ['pending'], by: ['Admin'] },
  cancelled: { from: ['pending'], by: ['worker', 'removal'] },
} as const satisfies Record<Exclude<WithdrawalStatus, 'pending'>, Transition<WithdrawalStatus>>;

export type Decided = keyof typeof WITHDRAWAL_TRANSITIONS;

/** Whose hand a decision takes. */
export type DecidingHand<Status extends Decided> = ActorOf<(typeof WITHDRAWAL_TRANSITIONS)[Status]>;

/** What becomes of a payout, from which state and by whom. Money that was sent may still come back. */
export const PAYOUT_TRANSITIONS = {
  taken: { from: ['queued'], by: ['Admin'] },
  sent: { from: ['queued'], by: ['Admin'] },
  confirmed: { from: ['queued', 'sent'], by: ['Admin'] },
  failed: { from: ['queued', 'sent'], by: ['Admin'] },
} as const satisfies Record<string, Transition<PayoutState>>;

/** What is told of a payout. */
export type ReportableStatus = Exclude<keyof typeof PAYOUT_TRANSITIONS, 'taken'>;
export const REPORTABLE_STATUSES = ['sent', 'confirmed', 'failed'] as const satisfies readonly ReportableStatus[];

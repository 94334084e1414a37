import { type PayoutState, type WithdrawalStatus } from '@kaaj/contract';
import { type ActorOf, type Transition } from '../../../kernel/transitions';

/** Allowed transitions of a withdrawal, and by whom. A removal cancels its worker's pending ones. */
export const WITHDRAWAL_TRANSITIONS = {
  accepted: { from: ['pending'], by: ['Admin'] },
  rejected: { from: ['pending'], by: ['Admin'] },
  cancelled: { from: ['pending'], by: ['worker', 'removal'] },
} as const satisfies Record<Exclude<WithdrawalStatus, 'pending'>, Transition<WithdrawalStatus>>;

export type Decided = keyof typeof WITHDRAWAL_TRANSITIONS;

export type DecidingActor<Status extends Decided> = ActorOf<(typeof WITHDRAWAL_TRANSITIONS)[Status]>;

/** Allowed transitions of a payout, and by whom. Sent money may still be returned. */
export const PAYOUT_TRANSITIONS = {
  taken: { from: ['queued'], by: ['Admin'] },
  sent: { from: ['queued'], by: ['Admin'] },
  confirmed: { from: ['queued', 'sent'], by: ['Admin'] },
  failed: { from: ['queued', 'sent'], by: ['Admin'] },
} as const satisfies Record<string, Transition<PayoutState>>;

export type ReportableStatus = Exclude<keyof typeof PAYOUT_TRANSITIONS, 'taken'>;
export const REPORTABLE_STATUSES = ['sent', 'confirmed', 'failed'] as const satisfies readonly ReportableStatus[];

import { type PaymentSystem, type PayoutDoubt, type PayoutState } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type DecidedWithdrawal, type Withdrawal } from './withdrawal';

/** What stands for a file where a payment service took it. */
export const GATEWAY = 'gateway';

type Paid = Pick<Withdrawal, 'id' | 'workerId' | 'coins' | 'cents' | 'paymentSystem' | 'accountNumberMasked'>;

/** The payment of an accepted withdrawal. Where the money goes is kept apart, encrypted. */
export interface Payout extends Paid {
  readonly state: PayoutState;
  /** What the payment service calls it; null as long as nobody said. */
  readonly reference: string | null;
  /** Why it failed. */
  readonly reason: string | null;
  /** Since when it stands so, in milliseconds since the epoch. */
  readonly at: number;
  /** By when it is promised. */
  readonly due: number;
  /** The file that it was taken with, or GATEWAY; empty for none. */
  readonly batchId: Id;
  /** What cannot be right about what a payment service says; null for nothing. */
  readonly doubt: PayoutDoubt | null;
}

/** Payouts of one rail that one Admin took to pay them. */
export interface Batch {
  readonly id: Id;
  readonly rail: PaymentSystem;
  readonly adminId: Id;
  /** Milliseconds since the epoch. */
  readonly takenAt: number;
}

export const HOUR_MS = 60 * 60 * 1000;

export function queued(accepted: DecidedWithdrawal, hours: number): Payout {
  const { id, workerId, coins, cents, paymentSystem, accountNumberMasked, payableFrom, decidedAt } = accepted;
  return {
    ...{ id, workerId, coins, cents, paymentSystem, accountNumberMasked },
    state: 'queued',
    reference: null,
    reason: null,
    at: decidedAt,
    due: Math.max(decidedAt + hours * HOUR_MS, payableFrom ?? 0),
    batchId: '',
    doubt: null,
  };
}

/** The promised time has passed and the money has not arrived. */
export function isOverdue({ state, due }: Payout, now: number): boolean {
  return (state === 'queued' || state === 'sent') && due < now;
}

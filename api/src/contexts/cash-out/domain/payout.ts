import { type PaymentSystem, type PayoutDoubt, type PayoutState } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { HOUR_MS } from '../../../kernel/clock';
import { type DecidedWithdrawal, type Withdrawal } from './withdrawal';

/** The batch id of payouts that a gateway pays. */
export const GATEWAY = 'gateway';

type Paid = Pick<Withdrawal, 'id' | 'workerId' | 'coins' | 'cents' | 'paymentSystem' | 'accountNumberMasked'>;

/** The payout of an accepted withdrawal, without the account number, which is stored encrypted. */
export interface Payout extends Paid {
  readonly state: PayoutState;
  /** The payout gateway's id; null while it is unknown. */
  readonly reference: string | null;
  /** Reason of a failure. */
  readonly reason: string | null;
  /** When it reached its state, in milliseconds since the epoch. */
  readonly at: number;
  /** Promised time. */
  readonly due: number;
  /** Id of the file, or GATEWAY; empty while it is not taken. */
  readonly batchId: Id;
  /** Inconsistency in the gateway's records; null for none. */
  readonly doubt: PayoutDoubt | null;
}

/** Payouts of one payment system that an Admin took to pay them. */
export interface Batch {
  readonly id: Id;
  readonly rail: PaymentSystem;
  readonly adminId: Id;
  /** Milliseconds since the epoch. */
  readonly takenAt: number;
}

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

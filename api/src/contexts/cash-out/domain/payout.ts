import { type PaymentSystem, type PayoutDoubt, type PayoutState } from '@kaaj/contract';
import { type Cents, type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';

/** What is to be paid for an accepted withdrawal. */
export interface Order {
  /** Of the withdrawal: each is paid once. */
  readonly id: Id;
  readonly workerId: Id;
  readonly coins: Coins;
  readonly cents: Cents;
  readonly rail: PaymentSystem;
  readonly accountNumberMasked: string;
}

/** What stands for a file where a payment service took it. */
export const GATEWAY = 'gateway';

/** One payment to a worker. Where the money goes is kept apart, encrypted. */
export interface Payout extends Order {
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

const HOUR = 60 * 60 * 1000;

export function queued(order: Order, hours: number, payableFrom: number, now: number): Payout {
  return {
    ...order,
    state: 'queued',
    reference: null,
    reason: null,
    at: now,
    due: Math.max(now + hours * HOUR, payableFrom),
    batchId: '',
    doubt: null,
  };
}

/** The promised time has passed and the money has not arrived. */
export function isOverdue({ state, due }: Payout, now: number): boolean {
  return (state === 'queued' || state === 'sent') && due < now;
}

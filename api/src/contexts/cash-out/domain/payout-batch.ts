import { type PaymentSystem } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** Payouts of one rail that one Admin took to pay them. */
export interface Batch {
  readonly id: Id;
  readonly rail: PaymentSystem;
  readonly adminId: Id;
  /** Milliseconds since the epoch. */
  readonly takenAt: number;
}

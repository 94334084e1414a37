import { type PaymentSystem, type WithdrawalStatus } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import { type Cents, type Coins } from '../../../../kernel/coins';
import { id, primaryId, text, whole } from '../../../../platform/database/columns';

export interface WithdrawalRow {
  readonly id: string;
  readonly workerId: string;
  readonly coins: Coins;
  readonly cents: Cents;
  readonly paymentSystem: PaymentSystem;
  /** See account-number-cipher.ts. */
  readonly accountNumber: string;
  readonly accountNumberMasked: string;
  readonly status: WithdrawalStatus;
  /** Milliseconds since the epoch. */
  readonly askedAt: number;
  /** Milliseconds since the epoch; 0 while it is pending, so that pending ones are one range of an index. */
  readonly decidedAt: number;
}

/** A withdrawal as the domain knows it, which is without the account number. */
export const WITHDRAWAL = {
  id: true,
  workerId: true,
  coins: true,
  cents: true,
  paymentSystem: true,
  accountNumberMasked: true,
  status: true,
  askedAt: true,
  decidedAt: true,
} as const;

export const WithdrawalSchema = new EntitySchema<WithdrawalRow>({
  name: 'withdrawal',
  columns: {
    id: primaryId,
    workerId: id,
    coins: whole,
    cents: whole,
    paymentSystem: text(20),
    accountNumber: text(500),
    accountNumberMasked: text(20),
    status: text(10),
    askedAt: whole,
    decidedAt: whole,
  },
  indices: [
    { name: 'withdrawal_of_worker', columns: ['workerId', 'id'] },
    { name: 'withdrawal_for_admin', columns: ['decidedAt', 'id'] },
    { name: 'withdrawal_paid_out', columns: ['status', 'decidedAt', 'coins', 'cents'] },
  ],
  checks: [{ name: 'withdrawal_coins_positive', expression: 'coins > 0' }],
});

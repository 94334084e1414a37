import { type PaymentSystem, type WithdrawalStatus } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import {
  centAmount,
  coinAmount,
  id,
  nullable,
  primaryId,
  type RowOf,
  text,
  whole,
} from '../../../../platform/database/columns';

const columns = {
  id: primaryId,
  workerId: id,
  coins: coinAmount,
  cents: centAmount,
  paymentSystem: text<PaymentSystem>(20),
  /** See platform/encryption/encryption-keys.ts. */
  accountNumber: text(500),
  accountNumberMasked: text(20),
  /** See platform/encryption/account-hash.ts. */
  accountHash: text(64),
  /** Milliseconds since the epoch; null where money may leave at once. */
  payableFrom: nullable(whole),
  status: text<WithdrawalStatus>(10),
  /** Milliseconds since the epoch. */
  askedAt: whole,
  /** Milliseconds since the epoch; 0 while it is pending, so that pending ones are one range of an index. */
  decidedAt: whole,
};

export type WithdrawalRow = RowOf<typeof columns>;

/** A withdrawal as the domain knows it, which is without the account number. */
export const WITHDRAWAL = {
  id: true,
  workerId: true,
  coins: true,
  cents: true,
  paymentSystem: true,
  accountNumberMasked: true,
  payableFrom: true,
  status: true,
  askedAt: true,
  decidedAt: true,
} as const;

export const WithdrawalSchema = new EntitySchema<WithdrawalRow>({
  name: 'withdrawal',
  columns,
  indices: [
    { name: 'withdrawal_of_worker', columns: ['workerId', 'id'] },
    { name: 'withdrawal_for_admin', columns: ['decidedAt', 'id'] },
    { name: 'withdrawal_to_account', columns: ['accountHash', 'workerId'] },
  ],
  checks: [{ name: 'withdrawal_coins_positive', expression: 'coins > 0' }],
});

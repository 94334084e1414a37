import { type PaymentSystem, type PayoutDoubt, type PayoutState, type WithdrawalStatus } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import {
  centAmount,
  coinAmount,
  id,
  nullable,
  primaryId,
  type RowOf,
  text,
  integerColumn,
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
  payableFrom: nullable(integerColumn),
  status: text<WithdrawalStatus>(10),
  /** Milliseconds since the epoch. */
  askedAt: integerColumn,
  /** Milliseconds since the epoch; 0 while it is pending, so that pending ones are one range of an index. */
  decidedAt: integerColumn,
  /** Of the payout, as all that follows; null until the withdrawal is accepted. */
  state: nullable(text<PayoutState>(10)),
  reference: nullable(text(100)),
  reason: nullable(text(500)),
  /** Since when the payout stands so, in milliseconds since the epoch, as the following. */
  at: { ...integerColumn, default: 0 },
  due: { ...integerColumn, default: 0 },
  /** Empty for none, so that what nobody took is one range of an index. */
  batchId: { ...id, default: '' },
  /** Before this nobody takes it; then when a payment service is given it, or asked about it, next. */
  lookAt: { ...integerColumn, default: 0 },
  /** When a payment service was given it last; 0: never. */
  submittedAt: { ...integerColumn, default: 0 },
  doubt: nullable(text<PayoutDoubt>(20)),
  /** When an Admin or a payment service took it; 0: never. */
  takenAt: { ...integerColumn, default: 0 },
  /** When it was said to be sent; 0: nobody said so before it ended. */
  sentAt: { ...integerColumn, default: 0 },
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

/** The payout of one that was accepted, without the account number likewise. */
export const PAYOUT = {
  id: true,
  workerId: true,
  coins: true,
  cents: true,
  paymentSystem: true,
  accountNumberMasked: true,
  state: true,
  reference: true,
  reason: true,
  at: true,
  due: true,
  batchId: true,
  doubt: true,
} as const;

export const WithdrawalSchema = new EntitySchema<WithdrawalRow>({
  name: 'withdrawal',
  columns,
  indices: [
    { name: 'withdrawal_of_worker', columns: ['workerId', 'id'] },
    { name: 'withdrawal_for_admin', columns: ['decidedAt', 'id'] },
    { name: 'withdrawal_to_account', columns: ['accountHash', 'workerId'] },
    { name: 'payout_due', columns: ['state', 'due', 'id'] },
    // With what is added up behind the order, so that sums read nothing but the index.
    { name: 'payout_ended', columns: ['state', 'at', 'id', 'coins', 'cents'] },
    { name: 'payout_to_take', columns: ['state', 'paymentSystem', 'batchId', 'due', 'id'] },
    { name: 'payout_to_look_at', columns: ['batchId', 'state', 'lookAt', 'id'] },
    { name: 'payout_reference', columns: ['paymentSystem', 'reference'], unique: true },
  ],
  checks: [{ name: 'withdrawal_coins_positive', expression: 'coins > 0' }],
});

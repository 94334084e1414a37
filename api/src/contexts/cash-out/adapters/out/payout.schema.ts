import { type PaymentSystem, type PayoutDoubt, type PayoutState } from '@kaaj/contract';
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
  /** Of the withdrawal. */
  id: primaryId,
  workerId: id,
  coins: coinAmount,
  cents: centAmount,
  rail: text<PaymentSystem>(20),
  /** See platform/encryption/encryption-keys.ts. */
  accountNumber: text(500),
  accountNumberMasked: text(20),
  state: text<PayoutState>(10),
  reference: nullable(text(100)),
  reason: nullable(text(500)),
  /** Milliseconds since the epoch, as the following. */
  at: whole,
  due: whole,
  /** Empty for none, so that what nobody took is one range of an index. */
  batchId: id,
  /** Before this nobody takes it; then when a payment service is given it, or asked about it, next. */
  lookAt: { ...whole, default: 0 },
  /** When a payment service was given it last; 0: never. */
  submittedAt: { ...whole, default: 0 },
  doubt: nullable(text<PayoutDoubt>(20)),
  /** When it was queued; 0: before there was a queue. */
  acceptedAt: { ...whole, default: 0 },
  /** When an Admin or a payment service took it; 0: never. */
  takenAt: { ...whole, default: 0 },
  /** When it was said to be sent; 0: nobody said so before it ended. */
  sentAt: { ...whole, default: 0 },
};

export type PayoutRow = RowOf<typeof columns>;

/** A payout as the domain knows it, which is without the account number. */
export const PAYOUT = {
  id: true,
  workerId: true,
  coins: true,
  cents: true,
  rail: true,
  accountNumberMasked: true,
  state: true,
  reference: true,
  reason: true,
  at: true,
  due: true,
  batchId: true,
  doubt: true,
} as const;

export const PayoutSchema = new EntitySchema<PayoutRow>({
  name: 'payout',
  columns,
  indices: [
    { name: 'payout_due', columns: ['state', 'due', 'id'] },
    { name: 'payout_ended', columns: ['state', 'at', 'id'] },
    { name: 'payout_to_take', columns: ['state', 'rail', 'batchId', 'due', 'id'] },
    { name: 'payout_to_look_at', columns: ['batchId', 'state', 'lookAt', 'id'] },
    { name: 'payout_of_batch', columns: ['batchId', 'id'] },
    { name: 'payout_sums', columns: ['state', 'at', 'coins', 'cents'] },
    { name: 'payout_reference', columns: ['rail', 'reference'], unique: true },
  ],
  checks: [{ name: 'payout_coins_positive', expression: 'coins > 0' }],
});

const batchColumns = {
  id: primaryId,
  rail: text<PaymentSystem>(20),
  adminId: id,
  /** Milliseconds since the epoch. */
  takenAt: whole,
};

export type PayoutBatchRow = RowOf<typeof batchColumns>;

export const PayoutBatchSchema = new EntitySchema<PayoutBatchRow>({ name: 'payout_batch', columns: batchColumns });

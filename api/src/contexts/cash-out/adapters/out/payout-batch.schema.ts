import { type PaymentSystem } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import { id, primaryId, type RowOf, text, whole } from '../../../../platform/database/columns';

const columns = {
  id: primaryId,
  rail: text<PaymentSystem>(20),
  adminId: id,
  /** Milliseconds since the epoch. */
  takenAt: whole,
};

export type PayoutBatchRow = RowOf<typeof columns>;

export const PayoutBatchSchema = new EntitySchema<PayoutBatchRow>({ name: 'payout_batch', columns });

import { type PaymentSystem } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import { id, primaryId, type RowOf, text, integerColumn } from '../../../../platform/database/columns';

const columns = {
  id: primaryId,
  rail: text<PaymentSystem>(20),
  adminId: id,
  /** Milliseconds since the epoch. */
  takenAt: integerColumn,
};

export type PayoutBatchRow = RowOf<typeof columns>;

export const PayoutBatchSchema = new EntitySchema<PayoutBatchRow>({ name: 'payout_batch', columns });

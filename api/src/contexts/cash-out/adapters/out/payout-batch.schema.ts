import { type PaymentSystem } from '@kaaj/contract';
import { id, primaryId, text, integerColumn } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';

export const PayoutBatchSchema = table({
  name: 'payout_batch',
  columns: {
    id: primaryId,
    rail: text<PaymentSystem>(20),
    adminId: id,
    /** Milliseconds since the epoch. */
    takenAt: integerColumn,
  },
});

export type PayoutBatchRow = TableRow<typeof PayoutBatchSchema>;

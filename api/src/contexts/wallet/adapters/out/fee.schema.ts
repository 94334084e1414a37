import { id, integerColumn, primaryId, text } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';

export const FeeSchema = table({
  name: 'fee',
  columns: {
    /** Id of the task, or of the batch whose tasks share the fee. */
    id: primaryId,
    buyerId: id,
    /** The account in which the fee is reserved. */
    account: text(40),
    percent: integerColumn,
    /** Coins of pay in escrow, and coins already paid. */
    live: integerColumn,
    paid: integerColumn,
  },
  indices: [{ name: 'fee_of_buyer', columns: ['buyerId', 'live'] }],
  checks: [{ name: 'fee_live_not_negative', expression: 'live >= 0' }],
});

/** Tasks that share the fee of their batch. */
export const FeeShareSchema = table({ name: 'fee_share', columns: { taskId: primaryId, feeId: id } });

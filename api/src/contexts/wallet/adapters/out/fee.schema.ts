import { EntitySchema } from 'typeorm';
import { id, integerColumn, primaryId, type RowOf, text } from '../../../../platform/database/columns';

const columns = {
  /** Id of the task, or of the batch whose tasks share the fee. */
  id: primaryId,
  buyerId: id,
  /** The account in which the fee is reserved. */
  account: text(40),
  percent: integerColumn,
  /** Coins of pay in escrow, and coins already paid. */
  live: integerColumn,
  paid: integerColumn,
};

export type FeeRow = RowOf<typeof columns>;

export const FeeSchema = new EntitySchema<FeeRow>({
  name: 'fee',
  columns,
  indices: [{ name: 'fee_of_buyer', columns: ['buyerId', 'live'] }],
  checks: [{ name: 'fee_live_not_negative', expression: 'live >= 0' }],
});

/** Tasks that share the fee of their batch. */
const shareColumns = { taskId: primaryId, feeId: id };

export type FeeShareRow = RowOf<typeof shareColumns>;

export const FeeShareSchema = new EntitySchema<FeeShareRow>({ name: 'fee_share', columns: shareColumns });

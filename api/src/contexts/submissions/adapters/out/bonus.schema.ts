import { EntitySchema } from 'typeorm';
import { coinAmount, id, integerColumn, longText, primaryId, type RowOf } from '../../../../platform/database/columns';

const columns = {
  id: primaryId,
  submissionId: id,
  buyerId: id,
  workerId: id,
  coins: coinAmount,
  reason: longText,
  at: integerColumn,
};

export type BonusRow = RowOf<typeof columns>;

export const BonusSchema = new EntitySchema<BonusRow>({
  name: 'bonus',
  columns,
  indices: [{ name: 'bonus_of_submission', columns: ['submissionId', 'id'] }],
});

import { coinAmount, id, integerColumn, longText, primaryId } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';

export const BonusSchema = table({
  name: 'bonus',
  columns: {
    id: primaryId,
    submissionId: id,
    buyerId: id,
    workerId: id,
    coins: coinAmount,
    reason: longText,
    at: integerColumn,
  },
  indices: [{ name: 'bonus_of_submission', columns: ['submissionId', 'id'] }],
});

export type BonusRow = TableRow<typeof BonusSchema>;

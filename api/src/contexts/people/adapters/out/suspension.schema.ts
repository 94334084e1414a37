import { flag, id, longText, nullable, primaryId, integerColumn } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';

export const SuspensionSchema = table({
  name: 'suspension',
  columns: {
    id: primaryId,
    personId: id,
    adminId: id,
    reason: longText,
    since: integerColumn,
    /** It ends with the erasure of the account. */
    removal: flag,
    /** When it was lifted, or the account erased; null while active. */
    endedAt: nullable(integerColumn),
    liftReason: nullable(longText),
    /** The person's objection; null for none. */
    objectionId: nullable(id),
    statement: nullable(longText),
    objectedAt: nullable(integerColumn),
    /** 0 for an undecided objection, and without one. */
    decidedAt: { ...integerColumn, default: 0 },
    decidedBy: nullable(id),
    decisionLifted: flag,
    decisionReason: nullable(longText),
  },
  indices: [
    { name: 'suspension_of_person', columns: ['personId', 'endedAt'] },
    { name: 'suspension_objection', columns: ['objectionId'], unique: true },
    { name: 'suspension_removal', columns: ['removal', 'endedAt', 'id'] },
  ],
});

export type SuspensionRow = TableRow<typeof SuspensionSchema>;

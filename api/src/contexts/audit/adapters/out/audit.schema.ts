import { EntitySchema } from 'typeorm';
import { id, longText, primaryId, type RowOf, text, whole } from '../../../../platform/database/columns';

const columns = {
  id: primaryId,
  adminId: id,
  action: text(40),
  subject: text(40),
  /** JSON. */
  details: longText,
  at: whole,
};

export type AuditEntryRow = RowOf<typeof columns>;

export const AuditEntrySchema = new EntitySchema<AuditEntryRow>({
  name: 'audit_entry',
  columns,
});

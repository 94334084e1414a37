import { type AuditAction } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import { id, longText, nullable, primaryId, type RowOf, text, integerColumn } from '../database/columns';

const columns = {
  id: primaryId,
  adminId: id,
  action: text<AuditAction>(40),
  subject: text(40),
  personId: nullable(id),
  /** JSON. */
  details: longText,
  at: integerColumn,
};

export type AuditEntryRow = RowOf<typeof columns>;

export const AuditEntrySchema = new EntitySchema<AuditEntryRow>({
  name: 'audit_entry',
  columns,
  indices: [
    { name: 'audit_by_admin', columns: ['adminId', 'id'] },
    { name: 'audit_of_person', columns: ['personId', 'id'] },
    { name: 'audit_of_action', columns: ['action', 'id'] },
    { name: 'audit_of_day', columns: ['at', 'id'] },
  ],
});

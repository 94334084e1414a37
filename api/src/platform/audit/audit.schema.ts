import { type AuditAction } from '@kaaj/contract';
import { id, longText, nullable, primaryId, text, integerColumn } from '../database/columns';
import { table, type TableRow } from '../database/table';

export const AuditEntrySchema = table({
  name: 'audit_entry',
  columns: {
    id: primaryId,
    adminId: id,
    action: text<AuditAction>(40),
    subject: text(40),
    personId: nullable(id),
    /** JSON. */
    details: longText,
    at: integerColumn,
  },
  indices: [
    { name: 'audit_by_admin', columns: ['adminId', 'id'] },
    { name: 'audit_of_person', columns: ['personId', 'id'] },
    { name: 'audit_of_action', columns: ['action', 'id'] },
    { name: 'audit_of_day', columns: ['at', 'id'] },
  ],
});

export type AuditEntryRow = TableRow<typeof AuditEntrySchema>;

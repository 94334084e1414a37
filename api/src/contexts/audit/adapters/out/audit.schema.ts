import { EntitySchema } from 'typeorm';
import { id, longText, primaryId, text, whole } from '../../../../platform/database/columns';

export interface AuditEntryRow {
  readonly id: string;
  readonly adminId: string;
  readonly action: string;
  readonly subject: string;
  /** JSON. */
  readonly details: string;
  readonly at: number;
}

export const AuditEntrySchema = new EntitySchema<AuditEntryRow>({
  name: 'audit_entry',
  columns: { id: primaryId, adminId: id, action: text(40), subject: text(40), details: longText, at: whole },
});

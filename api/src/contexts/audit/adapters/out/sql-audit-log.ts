import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock';
import { type Id, newId } from '../../../../kernel/ids';
import { Database } from '../../../../platform/database/database';
import { type AdminAction, type AuditEntry, AuditLog } from '../../application/audit-log';

@Injectable()
export class SqlAuditLog extends AuditLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async record({ adminId, action, subject, details }: AdminAction): Promise<void> {
    await this.database.execute(
      'INSERT INTO audit_entry (id, admin_id, action, subject, details, at) VALUES (?, ?, ?, ?, ?, ?)',
      [newId(), adminId, action, subject, JSON.stringify(details), this.clock.now()],
    );
  }

  async list(count: number, before: Id | undefined): Promise<AuditEntry[]> {
    const entries = await this.database.query<Omit<AuditEntry, 'details'> & { details: string }>(
      `SELECT id, admin_id AS adminId, action, subject, details, at FROM audit_entry
       ${before === undefined ? '' : 'WHERE id < ?'} ORDER BY id DESC LIMIT ?`,
      [...(before === undefined ? [] : [before]), count],
    );
    return entries.map((entry) => ({ ...entry, details: JSON.parse(entry.details) as AuditEntry['details'] }));
  }
}

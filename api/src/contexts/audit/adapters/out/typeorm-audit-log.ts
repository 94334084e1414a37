import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { Clock } from '../../../../kernel/clock';
import { type Id, newId } from '../../../../kernel/ids';
import { type AdminAction, type AuditEntry, AuditLog } from '../../application/audit-log';
import { type AuditEntryRow, AuditEntrySchema } from './audit.schema';

@Injectable()
export class TypeormAuditLog extends AuditLog {
  constructor(
    @InjectRepository(AuditEntrySchema) private readonly entries: Repository<AuditEntryRow>,
    private readonly clock: Clock,
  ) {
    super();
  }

  async record({ adminId, action, subject, details }: AdminAction): Promise<void> {
    const entry = { id: newId(), adminId, action, subject, details: JSON.stringify(details), at: this.clock.now() };
    await this.entries.insert(entry);
  }

  async list(count: number, before: Id | undefined): Promise<AuditEntry[]> {
    const where = before === undefined ? {} : { id: LessThan(before) };
    const entries = await this.entries.find({ where, order: { id: 'DESC' }, take: count });
    return entries.map((entry) => ({ ...entry, details: JSON.parse(entry.details) as AuditEntry['details'] }));
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, type FindOptionsWhere, LessThan, MoreThanOrEqual, type Repository } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import { type AdminAction, type AuditEntry, type AuditFilter, type AuditLog } from './audit-log';
import { type AuditEntryRow, AuditEntrySchema } from './audit.schema';

@Injectable()
export class TypeormAuditLog implements AuditLog {
  constructor(
    @InjectRepository(AuditEntrySchema) private readonly entries: Repository<AuditEntryRow>,
    private readonly clock: Clock,
  ) {}

  async record({ personId, subject = personId ?? '', details = {}, ...action }: AdminAction): Promise<void> {
    const entry = { id: newId(), ...action, subject, personId, details: JSON.stringify(details), at: this.clock.now() };
    await this.entries.insert(entry);
  }

  async list(count: number, filter: AuditFilter = {}): Promise<AuditEntry[]> {
    const { personId } = filter;
    if (personId === undefined) return this.read(count, filter, {});
    // Each query uses its own index and reads at most one page. An entry in both results is merged below.
    const [done, suffered] = await Promise.all([
      this.read(count, filter, { adminId: personId }),
      this.read(count, filter, { personId }),
    ]);
    const entries = new Map([...done, ...suffered].map((entry) => [entry.id, entry]));
    return [...entries.values()].sort((one, other) => (one.id < other.id ? 1 : -1)).slice(0, count);
  }

  private async read(
    count: number,
    { before, action, during }: AuditFilter,
    person: FindOptionsWhere<AuditEntryRow>,
  ): Promise<AuditEntry[]> {
    const where = {
      ...person,
      ...(action && { action }),
      ...(before !== undefined && { id: LessThan(before) }),
      ...(during && { at: And(MoreThanOrEqual(during[0]), LessThan(during[1])) }),
    };
    const entries = await this.entries.find({ where, order: { id: 'DESC' }, take: count });
    return entries.map((entry) => ({ ...entry, details: JSON.parse(entry.details) as AuditEntry['details'] }));
  }
}

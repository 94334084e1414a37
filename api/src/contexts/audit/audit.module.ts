import { Module } from '@nestjs/common';
import { SqlAuditLog } from './adapters/out/sql-audit-log';
import { AuditLog } from './application/audit-log';

@Module({ providers: [{ provide: AuditLog, useClass: SqlAuditLog }], exports: [AuditLog] })
export class AuditModule {}

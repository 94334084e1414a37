import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditEntrySchema } from './adapters/out/audit.schema';
import { TypeormAuditLog } from './adapters/out/typeorm-audit-log';
import { AuditLog } from './application/audit-log';

@Module({
  imports: [TypeOrmModule.forFeature([AuditEntrySchema])],
  providers: [{ provide: AuditLog, useClass: TypeormAuditLog }],
  exports: [AuditLog],
})
export class AuditModule {}

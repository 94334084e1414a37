import { join } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { Config } from '../config';
import { Clock } from '../kernel/clock';
import { AuditLog } from './audit/audit-log';
import { TypeormAuditLog } from './audit/typeorm-audit-log';
import { DemoClock } from './demo-clock';
import { DerivedKeyStore } from './encryption/derived-key-store';
import { DeleteRateWindows } from './limits/delete-rate-windows';
import { RateLimits } from './limits/rate-limits';
import { SqlRateLimits } from './limits/sql-rate-limits';
import { FileMailer } from './mail/file-mailer';
import { Mailer } from './mail/mailer';
import { SmtpMailer } from './mail/smtp-mailer';
import { Outbox } from './outbox/outbox';
import { SqlOutbox } from './outbox/sql-outbox';
import { OutboxInspector } from './outbox/outbox-inspector';
import { Scheduler } from './scheduler/scheduler';
import { SystemClock } from './system-clock';

/** Shared by all contexts: settings, clock, limits, outgoing mail, audit log. */
@Module({})
export class PlatformModule {
  constructor(scheduler: Scheduler, deleteRateWindows: DeleteRateWindows) {
    scheduler.add(deleteRateWindows);
  }

  static with(config: Config): DynamicModule {
    return {
      module: PlatformModule,
      global: true,
      providers: [
        { provide: Config, useValue: config },
        { provide: Clock, useClass: config.demo ? DemoClock : SystemClock },
        { provide: AuditLog, useClass: TypeormAuditLog },
        { provide: RateLimits, useClass: SqlRateLimits },
        DeleteRateWindows,
        DerivedKeyStore,
        SqlOutbox,
        OutboxInspector,
        { provide: Outbox, useExisting: SqlOutbox },
        { provide: Mailer, useFactory: mailerOf, inject: [Config] },
      ],
      exports: [AuditLog, Config, Clock, DerivedKeyStore, RateLimits, Outbox, OutboxInspector, Mailer],
    };
  }
}

function mailerOf({ mail, dataDir }: Config): Mailer {
  return mail.smtpUrl === undefined
    ? new FileMailer(join(dataDir, 'outbox'), mail.from)
    : new SmtpMailer(mail.smtpUrl, mail.from, mail.requireTls);
}

import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { LoggerModule } from 'nestjs-pino';
import { type Logger } from 'pino';
import { type Config } from './config';
import { AuditModule } from './contexts/audit/audit.module';
import { IdentityModule } from './contexts/identity/identity.module';
import { ImagesModule } from './contexts/images/images.module';
import { ModerationModule } from './contexts/moderation/moderation.module';
import { NotificationsModule } from './contexts/notifications/notifications.module';
import { OverviewModule } from './contexts/overview/overview.module';
import { PaymentsModule } from './contexts/payments/payments.module';
import { SiteModule } from './contexts/site/site.module';
import { SubmissionsModule } from './contexts/submissions/submissions.module';
import { TasksModule } from './contexts/tasks/tasks.module';
import { WalletModule } from './contexts/wallet/wallet.module';
import { WithdrawalsModule } from './contexts/withdrawals/withdrawals.module';
import { type DataSources } from './platform/database/data-sources';
import { DatabaseModule } from './platform/database/database.module';
import { AccessGuard } from './platform/http/access.guard';
import { ProblemFilter } from './platform/http/problem.filter';
import { RequestValidation } from './platform/http/validation.pipe';
import { IdempotencyModule } from './platform/idempotency/idempotency.module';
import { OperationsModule } from './platform/operations/operations.module';
import { PlatformModule } from './platform/platform.module';
import { SchedulerModule } from './platform/scheduler/scheduler.module';

@Module({})
export class AppModule {
  static with(config: Config, sources: DataSources, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        // The server makes the requests' own log lines; without routes this adds no middleware to them.
        LoggerModule.forRoot({ pinoHttp: { logger: quiet(logger) }, useExisting: true, forRoutes: [] }),
        DatabaseModule.with(sources),
        PlatformModule.with(config),
        SchedulerModule,
        IdempotencyModule,
        AuditModule,
        WalletModule,
        IdentityModule,
        ImagesModule,
        NotificationsModule,
        TasksModule,
        SubmissionsModule,
        WithdrawalsModule,
        PaymentsModule,
        OverviewModule,
        ModerationModule,
        SiteModule,
        OperationsModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_PIPE, useClass: RequestValidation },
      ],
    };
  }
}

/** Nest tells each of its steps as information; what matters to an owner begins at a warning. */
function quiet(logger: Logger): Logger {
  return logger.level === 'info' ? logger.child({}, { level: 'warn' }) : logger;
}

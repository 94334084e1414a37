import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { type Logger } from 'pino';
import { type Config } from './config';
import { IntegrationsModule } from './contexts/integrations/integrations.module';
import { AgreementModule } from './contexts/agreement/agreement.module';
import { BatchesModule } from './contexts/batches/batches.module';
import { BooksModule } from './contexts/books/books.module';
import { OverviewModule } from './contexts/overview/overview.module';
import { IdentityModule } from './contexts/identity/identity.module';
import { ImagesModule } from './contexts/images/images.module';
import { ModerationModule } from './contexts/moderation/moderation.module';
import { MessagesModule } from './contexts/messages/messages.module';
import { PeopleModule } from './contexts/people/people.module';
import { PaymentsModule } from './contexts/payments/payments.module';
import { TasksModule } from './contexts/tasks/tasks.module';
import { CashOutModule } from './contexts/cash-out/cash-out.module';
import { QualificationModule } from './contexts/qualification/qualification.module';
import { DisputesModule } from './contexts/disputes/disputes.module';
import { ReputationModule } from './contexts/reputation/reputation.module';
import { SubmissionsModule } from './contexts/submissions/submissions.module';
import { WalletModule } from './contexts/wallet/wallet.module';
import { type DataSources } from './platform/database/data-sources';
import { DatabaseModule } from './platform/database/database.module';
import { HTTP_PIPELINE_PROVIDERS } from './platform/http/request-pipeline';
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
        // The server itself logs requests; without routes this module adds no middleware.
        LoggerModule.forRoot({ pinoHttp: { logger: quiet(logger) }, useExisting: true, forRoutes: [] }),
        DatabaseModule.with(sources),
        PlatformModule.with(config),
        SchedulerModule,
        IdempotencyModule,
        WalletModule,
        PeopleModule,
        IdentityModule,
        IntegrationsModule,
        ImagesModule,
        MessagesModule,
        TasksModule,
        AgreementModule,
        BooksModule,
        CashOutModule,
        ReputationModule,
        BatchesModule,
        SubmissionsModule,
        DisputesModule,
        QualificationModule,
        PaymentsModule,
        OverviewModule,
        ModerationModule,
        OperationsModule,
      ],
      providers: [...HTTP_PIPELINE_PROVIDERS],
    };
  }
}

/** Nest logs each step of its startup as information; only warnings and errors matter to an owner. */
function quiet(logger: Logger): Logger {
  return logger.level === 'info' ? logger.child({}, { level: 'warn' }) : logger;
}

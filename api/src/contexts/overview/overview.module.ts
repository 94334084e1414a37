import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { PeopleModule } from '../people/people.module';
import { PaymentsModule } from '../payments/payments.module';
import { CashOutModule } from '../cash-out/cash-out.module';
import { TasksModule } from '../tasks/tasks.module';
import { DisputesModule } from '../disputes/disputes.module';
import { ModerationModule } from '../moderation/moderation.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { WalletModule } from '../wallet/wallet.module';
import { OverviewController } from './adapters/in/overview.controller';
import { StatementController } from './adapters/in/statement.controller';
import { OverviewQuery } from './adapters/out/overview.query';
import { YearlyStatementQuery } from './adapters/out/yearly-statement.query';
import { OwnStatementQuery } from './adapters/out/own-statement.query';
import { BusinessMetrics } from './adapters/in/business-metrics';
import { LiveFiguresQuery } from './adapters/out/live-figures.query';
import { BrandController } from './adapters/in/brand.controller';
import { FairworkController } from './adapters/in/fairwork.controller';
import { FairworkFiguresQuery } from './adapters/out/fairwork-figures.query';
import { SettingsController } from './adapters/in/settings.controller';

@Module({
  imports: [
    BooksModule,
    PeopleModule,
    PaymentsModule,
    CashOutModule,
    TasksModule,
    SubmissionsModule,
    DisputesModule,
    ModerationModule,
    WalletModule,
  ],
  controllers: [OverviewController, StatementController, SettingsController, FairworkController, BrandController],
  providers: [
    OwnStatementQuery,
    YearlyStatementQuery,
    OverviewQuery,
    LiveFiguresQuery,
    FairworkFiguresQuery,
    BusinessMetrics,
  ],
})
export class OverviewModule {}

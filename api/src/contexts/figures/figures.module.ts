import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { IdentityModule } from '../identity/identity.module';
import { PayoutsModule } from '../payouts/payouts.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { TasksModule } from '../tasks/tasks.module';
import { WalletModule } from '../wallet/wallet.module';
import { WithdrawalsModule } from '../withdrawals/withdrawals.module';
import { BusinessFigures } from './adapters/in/business-figures';
import { LiveFiguresQuery } from './adapters/out/live-figures.query';

/** What the whole product amounts to: on the home page, and among the metrics. */
@Module({
  imports: [
    BooksModule,
    IdentityModule,
    PayoutsModule,
    SubmissionsModule,
    TasksModule,
    WalletModule,
    WithdrawalsModule,
  ],
  providers: [LiveFiguresQuery, BusinessFigures],
  exports: [LiveFiguresQuery],
})
export class FiguresModule {}

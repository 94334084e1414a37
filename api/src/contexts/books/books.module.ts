import { Module } from '@nestjs/common';
import { settingsOf } from '../../config';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { PaymentsModule } from '../payments/payments.module';
import { CashOutModule } from '../cash-out/cash-out.module';
import { WalletModule } from '../wallet/wallet.module';
import { DisputesModule } from '../disputes/disputes.module';
import { PeopleModule } from '../people/people.module';
import { ImagesModule } from '../images/images.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { PublishedCashFlow } from './adapters/out/published-cash-flow';
import { SealedBookKeys } from './adapters/out/sealed-book-keys';
import { SqlChain } from './adapters/out/sql-chain';
import { BooksHealthQuery } from './adapters/out/books-health.query';
import { ProofController } from './adapters/in/proof.controller';
import { BookKeys } from './application/book-keys';
import { BookSettings } from './application/book-settings';
import { Chain } from './application/chain';
import { CloseDays } from './application/close-days';
import { CashFlow } from './application/cash-flow';
import { ProveTransfer } from './application/prove-transfer';
import { BooksQuery } from './adapters/out/books.query';
import { VerifyBooks } from './application/verify-books';
import { ReceiptController } from './adapters/in/receipt.controller';
import { ReceiptsQuery } from './adapters/out/receipts.query';

@Module({
  imports: [PaymentsModule, CashOutModule, WalletModule, DisputesModule, PeopleModule, ImagesModule, SubmissionsModule],
  controllers: [ProofController, ReceiptController],
  providers: [
    CloseDays,
    ProveTransfer,
    VerifyBooks,
    { provide: BookKeys, useClass: SealedBookKeys },
    BooksHealthQuery,
    { provide: Chain, useClass: SqlChain },
    { provide: CashFlow, useClass: PublishedCashFlow },
    BooksQuery,
    settingsOf(BookSettings),
    ReceiptsQuery,
  ],
  exports: [BookKeys, BooksHealthQuery, BooksQuery, VerifyBooks],
})
export class BooksModule {
  constructor(scheduler: Scheduler, closeDays: CloseDays) {
    scheduler.add(closeDays);
  }
}

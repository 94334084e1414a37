import { Module } from '@nestjs/common';
import { DisputesModule } from '../disputes/disputes.module';
import { IdentityModule } from '../identity/identity.module';
import { ImagesModule } from '../images/images.module';
import { PaymentsModule } from '../payments/payments.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { WalletModule } from '../wallet/wallet.module';
import { WithdrawalsModule } from '../withdrawals/withdrawals.module';
import { ReceiptController } from './adapters/in/receipt.controller';
import { ReceiptsQuery } from './adapters/out/receipts.query';

@Module({
  imports: [
    DisputesModule,
    IdentityModule,
    ImagesModule,
    PaymentsModule,
    SubmissionsModule,
    WalletModule,
    WithdrawalsModule,
  ],
  controllers: [ReceiptController],
  providers: [ReceiptsQuery],
})
export class ReceiptsModule {}

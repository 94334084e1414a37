import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { settingsOf } from '../../config';
import { IdentityModule } from '../identity/identity.module';
import { MessagesModule } from '../messages/messages.module';
import { PayoutAccountsModule } from '../payout-accounts/payout-accounts.module';
import { PayoutsModule } from '../payouts/payouts.module';
import { WalletModule } from '../wallet/wallet.module';
import { TypeormWithdrawals } from './adapters/out/typeorm-withdrawals';
import { WithdrawalSchema } from './adapters/out/withdrawal.schema';
import { WithdrawalPagesQuery } from './adapters/out/withdrawal-pages.query';
import { WithdrawalController } from './adapters/in/withdrawal.controller';
import { CancelWithdrawal } from './application/cancel-withdrawal';
import { DecideWithdrawal } from './application/decide-withdrawal';
import { RequestWithdrawal } from './application/request-withdrawal';
import { RevealAccountNumber } from './application/reveal-account-number';
import { WithdrawalClosing } from './application/withdrawal-closing';
import { WithdrawalSettings } from './application/withdrawal-settings';
import { Withdrawals } from './application/withdrawals';

@Module({
  imports: [
    TypeOrmModule.forFeature([WithdrawalSchema]),
    IdentityModule,
    MessagesModule,
    PayoutAccountsModule,
    PayoutsModule,
    WalletModule,
  ],
  controllers: [WithdrawalController],
  providers: [
    RequestWithdrawal,
    DecideWithdrawal,
    CancelWithdrawal,
    RevealAccountNumber,
    WithdrawalClosing,
    settingsOf(WithdrawalSettings),
    { provide: Withdrawals, useClass: TypeormWithdrawals },
    WithdrawalPagesQuery,
  ],
  exports: [WithdrawalClosing, WithdrawalPagesQuery],
})
export class WithdrawalsModule {}

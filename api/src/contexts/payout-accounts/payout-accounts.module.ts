import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { settingsOf } from '../../config';
import { IdentityModule } from '../identity/identity.module';
import { MessagesModule } from '../messages/messages.module';
import { PayoutAccountController } from './adapters/in/payout-account.controller';
import { PayoutAccountSchema } from './adapters/out/payout-account.schema';
import { TypeormPayoutAccounts } from './adapters/out/typeorm-payout-accounts';
import { OwnAccounts } from './application/own-accounts';
import { PayoutAccountSettings } from './application/payout-account-settings';
import { PayoutAccounts } from './application/payout-accounts';
import { SaveAccount } from './application/save-account';

@Module({
  imports: [TypeOrmModule.forFeature([PayoutAccountSchema]), IdentityModule, MessagesModule],
  controllers: [PayoutAccountController],
  providers: [
    OwnAccounts,
    SaveAccount,
    { provide: PayoutAccounts, useClass: TypeormPayoutAccounts },
    settingsOf(PayoutAccountSettings),
  ],
  exports: [OwnAccounts],
})
export class PayoutAccountsModule {}

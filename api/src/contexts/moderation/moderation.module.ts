import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/identity.module';
import { PeopleModule } from '../people/people.module';
import { MessagesModule } from '../messages/messages.module';
import { WalletModule } from '../wallet/wallet.module';
import { AuditController } from './adapters/in/audit.controller';
import { ModerationController } from './adapters/in/moderation.controller';
import { ClosingController } from './adapters/in/closing.controller';
import { SqlOpenObligations } from './adapters/out/sql-open-obligations';
import { OpenObligationsReader } from './application/open-obligations-reader';
import { ChangeRole } from './application/change-role';
import { CloseAccount } from './application/close-account';
import { CorrectBalance } from './application/correct-balance';
import { AccountDeletion } from './application/account-deletion';
import { RemovePerson } from './application/remove-person';
import { EraseEmptiedAccounts } from './application/erase-emptied-accounts';
import { AccountSuspension } from './application/account-suspension';
import { Objections } from './application/objections';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { SuspensionController } from './adapters/in/suspension.controller';
import { WindUp } from './application/wind-up';

@Module({
  imports: [IdentityModule, PeopleModule, MessagesModule, WalletModule],
  controllers: [AuditController, ClosingController, SuspensionController, ModerationController],
  providers: [
    ChangeRole,
    CloseAccount,
    CorrectBalance,
    AccountDeletion,
    RemovePerson,
    EraseEmptiedAccounts,
    AccountSuspension,
    Objections,
    WindUp,
    { provide: OpenObligationsReader, useClass: SqlOpenObligations },
  ],
})
export class ModerationModule {
  constructor(scheduler: Scheduler, eraseEmptied: EraseEmptiedAccounts) {
    scheduler.add(eraseEmptied);
  }
}

import { Module } from '@nestjs/common';
import { TermsGate } from '../../platform/http/authentication';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { IdentityModule } from '../identity/identity.module';
import { RemovalSteps } from '../people';
import { PeopleModule } from '../people/people.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { TasksModule } from '../tasks/tasks.module';
import { MessagesModule } from '../messages/messages.module';
import { WalletModule } from '../wallet/wallet.module';
import { AuditController } from './adapters/in/audit.controller';
import { ModerationController } from './adapters/in/moderation.controller';
import { ClosingController } from './adapters/in/closing.controller';
import { DemandConsent } from './adapters/in/demand-consent';
import { ReportController } from './adapters/in/report.controller';
import { TermsController } from './adapters/in/terms.controller';
import { ReportFiguresQuery } from './adapters/out/report-figures.query';
import { ReportSubjectsQuery } from './adapters/out/report-subjects.query';
import { SqlOpenObligations } from './adapters/out/sql-open-obligations';
import { SqlTerms } from './adapters/out/sql-terms';
import { TypeormReports } from './adapters/out/typeorm-reports';
import { HandleReports, ReportSubjects } from './application/handle-reports';
import { NotifyOfTerms } from './application/notify-of-terms';
import { Reports } from './application/reports';
import { Terms } from './application/terms';
import { VersionedTerms } from './application/versioned-terms';
import { OpenObligationsReader } from './application/open-obligations-reader';
import { ChangeRole } from './application/change-role';
import { CloseAccount } from './application/close-account';
import { CorrectBalance } from './application/correct-balance';
import { AccountDeletion } from './application/account-deletion';
import { RemovePerson } from './application/remove-person';
import { EraseEmptiedAccounts } from './application/erase-emptied-accounts';
import { AccountSuspension } from './application/account-suspension';
import { Objections } from './application/objections';
import { SuspensionController } from './adapters/in/suspension.controller';
import { WindUp } from './application/wind-up';

@Module({
  imports: [IdentityModule, PeopleModule, MessagesModule, SubmissionsModule, TasksModule, WalletModule],
  controllers: [
    AuditController,
    ClosingController,
    SuspensionController,
    ModerationController,
    ReportController,
    TermsController,
  ],
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
    HandleReports,
    ReportFiguresQuery,
    { provide: Reports, useClass: TypeormReports },
    { provide: ReportSubjects, useClass: ReportSubjectsQuery },
    VersionedTerms,
    NotifyOfTerms,
    { provide: Terms, useClass: SqlTerms },
    { provide: TermsGate, useClass: DemandConsent },
  ],
  exports: [ReportFiguresQuery, Terms, TermsGate],
})
export class ModerationModule {
  constructor(
    scheduler: Scheduler,
    eraseEmptied: EraseEmptiedAccounts,
    notifyOfTerms: NotifyOfTerms,
    removalSteps: RemovalSteps,
    reports: Reports,
    terms: Terms,
  ) {
    scheduler.add(eraseEmptied);
    scheduler.add(notifyOfTerms);
    removalSteps.erase(({ id }) => reports.eraseTexts(id));
    removalSteps.erase(({ id }) => terms.deleteConsentsOf(id));
  }
}

import { Module } from '@nestjs/common';
import { settingsOf } from '../../config';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { AgreementModule } from '../agreement/agreement.module';
import { RemovalSteps } from '../people';
import { PeopleModule } from '../people/people.module';
import { ImagesModule } from '../images/images.module';
import { MessagesModule } from '../messages/messages.module';
import { ReputationModule } from '../reputation/reputation.module';
import { AcceptedWorkers } from '../reputation';
import { HeldItems } from '../tasks';
import { TasksModule } from '../tasks/tasks.module';
import { WalletModule } from '../wallet/wallet.module';
import { IntegrationsModule } from '../integrations/integrations.module';
import { RejectionSuspensionController } from './adapters/in/rejection-suspension.controller';
import { BonusController } from './adapters/in/bonus.controller';
import { TypeormBonuses } from './adapters/out/typeorm-bonuses';
import { Bonuses } from './application/bonuses';
import { PayBonus } from './application/pay-bonus';
import { ClaimController } from './adapters/in/claim.controller';
import { SqlStreamWork } from './adapters/out/sql-stream-work';
import { SqlLinkStore } from './adapters/out/sql-link-store';
import { SqlClaims } from './adapters/out/sql-claims';
import { SqlRejectionSuspensions } from './adapters/out/sql-rejection-suspensions';
import { SqlSubmissions } from './adapters/out/sql-submissions';
import { SubmissionPagesQuery } from './adapters/out/submission-pages.query';
import { SubmissionController } from './adapters/in/submission.controller';
import { ResultsController } from './adapters/in/results.controller';
import { TaskDetailsController } from './adapters/in/task-details.controller';
import { RequestChanges } from './application/request-changes';
import { DecideOverdueSubmissions } from './application/decide-overdue-submissions';
import { ResubmitWork } from './application/resubmit-work';
import { ClaimSlot } from './application/claim-slot';
import { ClaimNextItem } from './application/claim-next-item';
import { CompletionCodes } from './application/completion-codes';
import { LinkStore } from './application/link-store';
import { Claims } from './application/claims';
import { ReleaseClaim } from './application/release-claim';
import { ReleaseClaimedSlot } from './application/release-claimed-slot';
import { ExpireClaims } from './application/expire-claims';
import { ItemOverlap } from './application/item-overlap';
import { LiveClaims } from './application/live-claims';
import { Offers } from './application/offers';
import { RejectionAppeals } from './application/rejection-appeals';
import { RejectionSuspensions } from './application/rejection-suspensions';
import { RejectionGuard } from './application/rejection-guard';
import { ReviewSubmission } from './application/review-submission';
import { Settlement } from './application/settlement';
import { SubmissionEffects } from './application/submission-effects';
import { SubmissionOffboarding } from './application/submission-offboarding';
import { ShownSubmissions } from './application/shown-submissions';
import { StreamWork } from './application/stream-work';
import { SubmissionSettings } from './application/submission-settings';
import { Submissions } from './application/submissions';
import { SubmitWork } from './application/submit-work';
import { AcceptedWorkersQuery } from './adapters/out/accepted-workers.query';
import { TaskResultsQuery } from './adapters/out/task-results.query';

@Module({
  imports: [
    AgreementModule,
    PeopleModule,
    ImagesModule,
    MessagesModule,
    ReputationModule,
    TasksModule,
    WalletModule,
    IntegrationsModule,
  ],
  controllers: [
    BonusController,
    RejectionSuspensionController,
    ClaimController,
    SubmissionController,
    TaskDetailsController,
    ResultsController,
  ],
  providers: [
    ClaimSlot,
    ClaimNextItem,
    CompletionCodes,
    ReleaseClaim,
    ExpireClaims,
    LiveClaims,
    ReleaseClaimedSlot,
    ItemOverlap,
    Offers,
    SubmissionEffects,
    SubmitWork,
    PayBonus,
    { provide: Bonuses, useClass: TypeormBonuses },
    ReviewSubmission,
    RequestChanges,
    ResubmitWork,
    DecideOverdueSubmissions,
    Settlement,
    RejectionGuard,
    RejectionAppeals,
    TaskResultsQuery,
    AcceptedWorkersQuery,
    SubmissionOffboarding,
    { provide: RejectionSuspensions, useClass: SqlRejectionSuspensions },
    { provide: Claims, useClass: SqlClaims },
    { provide: LinkStore, useClass: SqlLinkStore },
    { provide: StreamWork, useClass: SqlStreamWork },
    { provide: Submissions, useClass: SqlSubmissions },
    SubmissionPagesQuery,
    { provide: ShownSubmissions, useExisting: SubmissionPagesQuery },
    settingsOf(SubmissionSettings),
  ],
  exports: [Bonuses, RejectionAppeals, ItemOverlap, SubmissionPagesQuery],
})
export class SubmissionsModule {
  constructor(
    scheduler: Scheduler,
    decideOverdue: DecideOverdueSubmissions,
    expireClaims: ExpireClaims,
    removalSteps: RemovalSteps,
    closing: SubmissionOffboarding,
    release: ReleaseClaim,
    work: StreamWork,
    links: LinkStore,
    heldItems: HeldItems,
    claimStore: Claims,
    acceptedWorkers: AcceptedWorkers,
    accepted: AcceptedWorkersQuery,
  ) {
    acceptedWorkers.by((work, limit) => accepted.of(work, limit));
    heldItems.by((batchIds) => claimStore.heldIn(batchIds));
    scheduler.add(expireClaims);
    scheduler.add(decideOverdue);
    removalSteps.settle('submissions', (personId, limit, stays) => closing.closeSome(personId, limit, stays));
    removalSteps.erase(({ id }) => links.deleteOf(id));
    removalSteps.erase(({ id }) => work.deleteSkipsOf(id));
    removalSteps.settle('claims', (personId, limit) => release.closeSome(personId, limit));
  }
}

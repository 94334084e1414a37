import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { IdentityModule } from '../identity/identity.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { TasksModule } from '../tasks/tasks.module';
import { WalletModule } from '../wallet/wallet.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { ClaimController } from './adapters/in/claim.controller';
import { ClaimSchema } from './adapters/out/claim.schema';
import { TypeormClaims } from './adapters/out/typeorm-claims';
import { SqlSubmissions } from './adapters/out/sql-submissions';
import { SubmissionPagesQuery } from './adapters/out/submission-pages.query';
import { SubmissionController } from './adapters/in/submission.controller';
import { TaskDetailsController } from './adapters/in/task-details.controller';
import { AcceptOverdueSubmissions } from './application/accept-overdue-submissions';
import { ClaimClosing } from './application/claim-closing';
import { ClaimPlace } from './application/claim-place';
import { Claims } from './application/claims';
import { GivePlaceBack } from './application/give-place-back';
import { KeptPlaces } from './application/kept-places';
import { LetPlacesGo } from './application/let-places-go';
import { LiveClaims } from './application/live-claims';
import { ReviewMany } from './application/review-many';
import { ReviewSubmission } from './application/review-submission';
import { Settlement } from './application/settlement';
import { SubmissionClosing } from './application/submission-closing';
import { SubmissionPages } from './application/submission-pages';
import { SubmissionSettings } from './application/submission-settings';
import { Submissions } from './application/submissions';
import { SubmitWork } from './application/submit-work';

@Module({
  imports: [
    TypeOrmModule.forFeature([ClaimSchema]),
    IdentityModule,
    NotificationsModule,
    TasksModule,
    WalletModule,
    WebhooksModule,
  ],
  controllers: [ClaimController, SubmissionController, TaskDetailsController],
  providers: [
    ClaimPlace,
    GivePlaceBack,
    LetPlacesGo,
    LiveClaims,
    ClaimClosing,
    KeptPlaces,
    SubmitWork,
    ReviewMany,
    ReviewSubmission,
    AcceptOverdueSubmissions,
    Settlement,
    SubmissionClosing,
    { provide: Claims, useClass: TypeormClaims },
    { provide: Submissions, useClass: SqlSubmissions },
    { provide: SubmissionPages, useClass: SubmissionPagesQuery },
    {
      provide: SubmissionSettings,
      inject: [Config],
      useFactory: ({ reviewDays, claimsAtOnce }: Config): SubmissionSettings => ({ reviewDays, claimsAtOnce }),
    },
  ],
  exports: [ClaimClosing, SubmissionClosing, SubmissionPages],
})
export class SubmissionsModule {
  constructor(scheduler: Scheduler, acceptOverdue: AcceptOverdueSubmissions, letPlacesGo: LetPlacesGo) {
    scheduler.add(letPlacesGo);
    scheduler.add(acceptOverdue);
  }
}

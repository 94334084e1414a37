import { Module } from '@nestjs/common';
import { Config } from '../../config';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { IdentityModule } from '../identity/identity.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { TasksModule } from '../tasks/tasks.module';
import { WalletModule } from '../wallet/wallet.module';
import { SqlSubmissions } from './adapters/out/sql-submissions';
import { SubmissionPagesQuery } from './adapters/out/submission-pages.query';
import { SubmissionController } from './adapters/in/submission.controller';
import { TaskDetailsController } from './adapters/in/task-details.controller';
import { AcceptOverdueSubmissions } from './application/accept-overdue-submissions';
import { ReviewSubmission } from './application/review-submission';
import { Settlement } from './application/settlement';
import { SubmissionClosing } from './application/submission-closing';
import { SubmissionPages } from './application/submission-pages';
import { SubmissionSettings } from './application/submission-settings';
import { Submissions } from './application/submissions';
import { SubmitWork } from './application/submit-work';

@Module({
  imports: [IdentityModule, NotificationsModule, TasksModule, WalletModule],
  controllers: [SubmissionController, TaskDetailsController],
  providers: [
    SubmitWork,
    ReviewSubmission,
    AcceptOverdueSubmissions,
    Settlement,
    SubmissionClosing,
    { provide: Submissions, useClass: SqlSubmissions },
    { provide: SubmissionPages, useClass: SubmissionPagesQuery },
    {
      provide: SubmissionSettings,
      inject: [Config],
      useFactory: ({ reviewDays }: Config): SubmissionSettings => ({ reviewDays }),
    },
  ],
  exports: [SubmissionClosing, SubmissionPages],
})
export class SubmissionsModule {
  constructor(scheduler: Scheduler, acceptOverdue: AcceptOverdueSubmissions) {
    scheduler.add(acceptOverdue);
  }
}

import { Module } from '@nestjs/common';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { RemovalSteps } from '../people';
import { PeopleModule } from '../people/people.module';
import { ImagesModule } from '../images/images.module';
import { MessagesModule } from '../messages/messages.module';
import { ReputationModule } from '../reputation/reputation.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { TasksModule } from '../tasks/tasks.module';
import { WalletModule } from '../wallet/wallet.module';
import { IntegrationsModule } from '../integrations/integrations.module';
import { DisputeController } from './adapters/in/dispute.controller';
import { SubmissionDetailsController } from './adapters/in/submission-details.controller';
import { DisputeFiguresQuery } from './adapters/out/dispute-figures.query';
import { DisputePagesQuery } from './adapters/out/dispute-pages.query';
import { DecidedSubmissionsQuery } from './adapters/out/decided-submissions.query';
import { SqlGoodwill } from './adapters/out/sql-goodwill';
import { TypeormDisputes } from './adapters/out/typeorm-disputes';
import { AnswerDispute } from './application/answer-dispute';
import { DecideDispute } from './application/decide-dispute';
import { DisputeOffboarding } from './application/dispute-offboarding';
import { DisputeEscrow, Goodwill } from './application/dispute-escrow';
import { DisputeSettlement } from './application/dispute-settlement';
import { Disputes } from './application/disputes';
import { DecidedSubmissionReader, VerifyRecords } from './application/verify-records';
import { DisputeParticipants } from './application/dispute-participants';
import { OpenDispute } from './application/open-dispute';
import { DisputeNotifier } from './application/dispute-notifier';
import { PayUndecidedDisputes } from './application/pay-undecided-disputes';

@Module({
  imports: [
    PeopleModule,
    ImagesModule,
    MessagesModule,
    ReputationModule,
    SubmissionsModule,
    TasksModule,
    WalletModule,
    IntegrationsModule,
  ],
  controllers: [DisputeController, SubmissionDetailsController],
  providers: [
    OpenDispute,
    AnswerDispute,
    DecideDispute,
    DisputeParticipants,
    PayUndecidedDisputes,
    DisputeOffboarding,
    DisputeEscrow,
    DisputeSettlement,
    DisputeNotifier,
    VerifyRecords,
    { provide: DecidedSubmissionReader, useClass: DecidedSubmissionsQuery },
    { provide: Disputes, useClass: TypeormDisputes },
    DisputeFiguresQuery,
    DisputePagesQuery,
    { provide: Goodwill, useClass: SqlGoodwill },
  ],
  exports: [DisputeFiguresQuery, DisputePagesQuery, VerifyRecords],
})
export class DisputesModule {
  constructor(
    scheduler: Scheduler,
    payUndecided: PayUndecidedDisputes,
    removalSteps: RemovalSteps,
    closing: DisputeOffboarding,
  ) {
    scheduler.add(payUndecided);
    removalSteps.settle('disputes', (personId, limit, stays) => closing.closeSome(personId, limit, stays));
  }
}

import { Module } from '@nestjs/common';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { AgreementModule } from '../agreement/agreement.module';
import { DepartureSteps } from '../people';
import { PeopleModule } from '../people/people.module';
import { MessagesModule } from '../messages/messages.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { TasksModule } from '../tasks/tasks.module';
import { WalletModule } from '../wallet/wallet.module';
import { IntegrationsModule } from '../integrations/integrations.module';
import { BatchController } from './adapters/in/batch.controller';
import { BatchLabelsController } from './adapters/in/batch-labels.controller';
import { BatchResultsController } from './adapters/in/batch-results.controller';
import { SqlBatches } from './adapters/out/sql-batches';
import { BatchOffboarding } from './application/batch-offboarding';
import { BatchLabelsQuery } from './adapters/out/batch-labels.query';
import { BatchResultsQuery } from './adapters/out/batch-results.query';
import { BatchPagesQuery } from './adapters/out/batch-pages.query';
import { Batches } from './application/batches';
import { ChangeOverlap } from './application/change-overlap';
import { CancelBatch } from './application/cancel-batch';
import { PostBatch } from './application/post-batch';
import { PostDueBatches } from './application/post-due-batches';
import { RowReader } from './application/read-rows';
import { PreviewBatch } from './application/preview-batch';

@Module({
  imports: [
    AgreementModule,
    PeopleModule,
    MessagesModule,
    SubmissionsModule,
    TasksModule,
    WalletModule,
    IntegrationsModule,
  ],
  controllers: [BatchController, BatchResultsController, BatchLabelsController],
  providers: [
    RowReader,
    PreviewBatch,
    PostBatch,
    PostDueBatches,
    CancelBatch,
    ChangeOverlap,
    BatchOffboarding,
    BatchResultsQuery,
    BatchLabelsQuery,
    { provide: Batches, useClass: SqlBatches },
    BatchPagesQuery,
  ],
  exports: [BatchOffboarding],
})
export class BatchesModule {
  constructor(scheduler: Scheduler, postDue: PostDueBatches, departure: DepartureSteps, closing: BatchOffboarding) {
    scheduler.add(postDue);
    departure.settle('batches', async (personId) => {
      await closing.closeAllOf(personId);
      return 0;
    });
  }
}

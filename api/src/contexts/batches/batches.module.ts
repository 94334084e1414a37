import { Module } from '@nestjs/common';
import { BatchJob } from '../../platform/scheduler/job';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { AgreementModule } from '../agreement/agreement.module';
import { RemovalSteps } from '../people';
import { PeopleModule } from '../people/people.module';
import { MessagesModule } from '../messages/messages.module';
import { SubmissionsModule } from '../submissions/submissions.module';
import { TasksModule } from '../tasks/tasks.module';
import { WalletModule } from '../wallet/wallet.module';
import { IntegrationsModule } from '../integrations/integrations.module';
import { ImagesModule } from '../images/images.module';
import { BatchPicturesController } from './adapters/in/batch-pictures.controller';
import { BatchController } from './adapters/in/batch.controller';
import { BatchLabelsController } from './adapters/in/batch-labels.controller';
import { BatchResultsController } from './adapters/in/batch-results.controller';
import { SqlPictureSets } from './adapters/out/sql-picture-sets';
import { ZipArchive } from './adapters/out/zip-archive';
import { SqlBatches } from './adapters/out/sql-batches';
import { BatchPictures } from './application/batch-pictures';
import { PictureArchive } from './application/picture-archive';
import { PictureSets } from './application/picture-sets';
import { StoreDuePictures } from './application/store-due-pictures';
import { BatchOffboarding } from './application/batch-offboarding';
import { BatchLabelsQuery } from './adapters/out/batch-labels.query';
import { BatchResultsQuery } from './adapters/out/batch-results.query';
import { BatchPagesQuery } from './adapters/out/batch-pages.query';
import { Batches } from './application/batches';
import { ChangeBatch } from './application/change-batch';
import { ReviewController } from './adapters/in/review.controller';
import { ReviewPosting } from './application/review-posting';
import { CancelBatch } from './application/cancel-batch';
import { PostBatch } from './application/post-batch';
import { PostDueBatches } from './application/post-due-batches';
import { RowReader } from './application/read-rows';
import { StopBatch } from './application/stop-batch';

@Module({
  imports: [
    AgreementModule,
    ImagesModule,
    PeopleModule,
    MessagesModule,
    SubmissionsModule,
    TasksModule,
    WalletModule,
    IntegrationsModule,
  ],
  controllers: [
    ReviewController,
    BatchPicturesController,
    BatchController,
    BatchResultsController,
    BatchLabelsController,
  ],
  providers: [
    BatchPictures,
    StoreDuePictures,
    { provide: PictureSets, useClass: SqlPictureSets },
    { provide: PictureArchive, useClass: ZipArchive },
    RowReader,
    PostBatch,
    PostDueBatches,
    StopBatch,
    CancelBatch,
    ChangeBatch,
    BatchOffboarding,
    ReviewPosting,
    BatchResultsQuery,
    BatchLabelsQuery,
    { provide: Batches, useClass: SqlBatches },
    BatchPagesQuery,
  ],
  exports: [BatchOffboarding],
})
export class BatchesModule {
  constructor(
    scheduler: Scheduler,
    postDue: PostDueBatches,
    storeDue: StoreDuePictures,
    pictures: BatchPictures,
    removalSteps: RemovalSteps,
    closing: BatchOffboarding,
    sets: PictureSets,
  ) {
    scheduler.add(storeDue);
    scheduler.add(postDue);
    scheduler.add(new BatchJob('forget pictures of batches', 10, (limit) => pictures.purge(limit)));
    removalSteps.erase(({ id }) => sets.abandonAllOf(id));
    removalSteps.settle('batches', async (personId) => {
      await closing.closeAllOf(personId);
      return 0;
    });
  }
}

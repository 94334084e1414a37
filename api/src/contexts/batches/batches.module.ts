import { Module } from '@nestjs/common';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { NotificationsModule } from '../notifications/notifications.module';
import { TasksModule } from '../tasks/tasks.module';
import { WalletModule } from '../wallet/wallet.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { BatchController } from './adapters/in/batch.controller';
import { BatchPagesQuery } from './adapters/out/batch-pages.query';
import { SqlBatches } from './adapters/out/sql-batches';
import { BatchClosing } from './application/batch-closing';
import { BatchPages } from './application/batch-pages';
import { Batches } from './application/batches';
import { CancelBatch } from './application/cancel-batch';
import { PostBatch } from './application/post-batch';
import { PostDueBatches } from './application/post-due-batches';
import { PreviewBatch } from './application/preview-batch';

@Module({
  imports: [NotificationsModule, TasksModule, WalletModule, WebhooksModule],
  controllers: [BatchController],
  providers: [
    PreviewBatch,
    PostBatch,
    PostDueBatches,
    CancelBatch,
    BatchClosing,
    { provide: Batches, useClass: SqlBatches },
    { provide: BatchPages, useClass: BatchPagesQuery },
  ],
  exports: [BatchClosing],
})
export class BatchesModule {
  constructor(scheduler: Scheduler, postDue: PostDueBatches) {
    scheduler.add(postDue);
  }
}

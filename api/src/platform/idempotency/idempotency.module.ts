import { Global, Module } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { PurgeIdempotencyKeys } from './purge-idempotency-keys';
import { StoredResponseEraser } from './stored-response-eraser';
import { Scheduler } from '../scheduler/scheduler';
import { IdempotencyStore } from './idempotency-store';
import { IdempotencyService } from './idempotency-service';
import { SqlAnsweredRequests } from './sql-answered-requests';

@Global()
@Module({
  providers: [
    IdempotencyService,
    SqlAnsweredRequests,
    { provide: IdempotencyStore, useExisting: SqlAnsweredRequests },
    { provide: StoredResponseEraser, useExisting: SqlAnsweredRequests },
  ],
  exports: [IdempotencyService, StoredResponseEraser],
})
export class IdempotencyModule {
  constructor(scheduler: Scheduler, requests: SqlAnsweredRequests, clock: Clock) {
    scheduler.add(new PurgeIdempotencyKeys('forget answered requests', requests, clock));
  }
}

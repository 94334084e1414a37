import { Global, Module } from '@nestjs/common';
import { Clock, DAY_MS } from '../../kernel/clock';
import { Database } from '../database/database';
import { sql } from '../database/sql';
import { DeleteExpired } from '../scheduler/delete-expired';
import { StoredResponseEraser } from './stored-response-eraser';
import { Scheduler } from '../scheduler/scheduler';
import { IdempotencyStore } from './idempotency-store';
import { IdempotencyService } from './idempotency-service';

@Global()
@Module({
  providers: [IdempotencyService, IdempotencyStore, { provide: StoredResponseEraser, useExisting: IdempotencyStore }],
  exports: [IdempotencyService, StoredResponseEraser],
})
export class IdempotencyModule {
  constructor(scheduler: Scheduler, database: Database, clock: Clock) {
    const requests = { table: sql`answered_request`, time: sql`claimed_at`, keptMs: DAY_MS };
    scheduler.add(new DeleteExpired('forget answered requests', [requests], database, clock));
  }
}

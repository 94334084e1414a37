import { Global, Module } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { ForgetKeys } from './forget-keys';
import { StoredAnswers } from './stored-answers';
import { Scheduler } from '../scheduler/scheduler';
import { AnsweredRequests } from './answered-requests';
import { Once } from './once';
import { SqlAnsweredRequests } from './sql-answered-requests';

@Global()
@Module({
  providers: [
    Once,
    SqlAnsweredRequests,
    { provide: AnsweredRequests, useExisting: SqlAnsweredRequests },
    { provide: StoredAnswers, useExisting: SqlAnsweredRequests },
  ],
  exports: [Once, StoredAnswers],
})
export class IdempotencyModule {
  constructor(scheduler: Scheduler, requests: SqlAnsweredRequests, clock: Clock) {
    scheduler.add(new ForgetKeys('forget answered requests', requests, clock));
  }
}

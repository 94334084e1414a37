import { Global, Module } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { ForgetKeys } from '../../kernel/forget-keys';
import { StoredAnswers } from '../../kernel/stored-answers';
import { Scheduler } from '../scheduler/scheduler';
import { AnswerOnce } from './answer-once';
import { AnsweredRequests } from './answered-requests';

@Global()
@Module({
  providers: [AnsweredRequests, AnswerOnce, { provide: StoredAnswers, useExisting: AnsweredRequests }],
  exports: [AnsweredRequests, AnswerOnce, StoredAnswers],
})
export class IdempotencyModule {
  constructor(scheduler: Scheduler, requests: AnsweredRequests, clock: Clock) {
    scheduler.add(new ForgetKeys('forget answered requests', requests, clock));
  }
}

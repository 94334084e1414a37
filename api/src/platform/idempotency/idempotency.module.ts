import { Global, Module } from '@nestjs/common';
import { Scheduler } from '../scheduler/scheduler';
import { AnswerOnce } from './answer-once';
import { AnsweredRequests } from './answered-requests';
import { ForgetAnsweredRequests } from './forget-answered-requests';

@Global()
@Module({ providers: [AnsweredRequests, AnswerOnce, ForgetAnsweredRequests], exports: [AnsweredRequests, AnswerOnce] })
export class IdempotencyModule {
  constructor(scheduler: Scheduler, forgetAnsweredRequests: ForgetAnsweredRequests) {
    scheduler.add(forgetAnsweredRequests);
  }
}

import { Global, Module } from '@nestjs/common';
import { Scheduler } from '../scheduler/scheduler';
import { AnsweredRequests } from './answered-requests';
import { ForgetAnsweredRequests } from './forget-answered-requests';

@Global()
@Module({ providers: [AnsweredRequests, ForgetAnsweredRequests], exports: [AnsweredRequests] })
export class IdempotencyModule {
  constructor(scheduler: Scheduler, forgetAnsweredRequests: ForgetAnsweredRequests) {
    scheduler.add(forgetAnsweredRequests);
  }
}

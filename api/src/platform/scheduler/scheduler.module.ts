import { Global, Module } from '@nestjs/common';
import { Surveys } from '../surveys/surveys';
import { JobLeases } from './job-leases';
import { Scheduler } from './scheduler';

@Global()
@Module({ providers: [JobLeases, Scheduler, Surveys], exports: [Scheduler, Surveys] })
export class SchedulerModule {}

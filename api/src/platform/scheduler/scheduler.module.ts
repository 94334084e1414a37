import { Global, Module } from '@nestjs/common';
import { AggregateRefresher } from '../aggregates/aggregate-refresher';
import { JobLeases } from './job-leases';
import { Scheduler } from './scheduler';

@Global()
@Module({ providers: [JobLeases, Scheduler, AggregateRefresher], exports: [Scheduler, AggregateRefresher] })
export class SchedulerModule {}

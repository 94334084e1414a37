import { Module } from '@nestjs/common';
import { BatchJob } from '../../platform/scheduler/job';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { RemovalSteps } from '../people';
import { PeopleModule } from '../people/people.module';
import { RecordController } from './adapters/in/record.controller';
import { WorkerGroupController } from './adapters/in/worker-group.controller';
import { SqlAudiences } from './adapters/out/sql-audiences';
import { SqlRecords } from './adapters/out/sql-records';
import { SqlWorkerGroups } from './adapters/out/sql-worker-groups';
import { AcceptedWorkers } from './application/accepted-workers';
import { Audiences } from './application/audiences';
import { Eligibility } from './application/eligibility';
import { GroupMembers } from './application/group-members';
import { OwnGroups } from './application/own-groups';
import { ReputationUpdater } from './application/reputation-updater';
import { RecentRecords } from './application/recent-records';
import { ReputationCounters } from './application/reputation-counters';
import { ReputationPresenter } from './application/reputation-presenter';
import { WorkerGroups } from './application/worker-groups';

@Module({
  imports: [PeopleModule],
  controllers: [RecordController, WorkerGroupController],
  providers: [
    ReputationUpdater,
    RecentRecords,
    ReputationPresenter,
    { provide: ReputationCounters, useClass: SqlRecords },
    AcceptedWorkers,
    Eligibility,
    GroupMembers,
    OwnGroups,
    { provide: Audiences, useClass: SqlAudiences },
    { provide: WorkerGroups, useClass: SqlWorkerGroups },
  ],
  exports: [
    ReputationUpdater,
    ReputationCounters,
    ReputationPresenter,
    AcceptedWorkers,
    Audiences,
    Eligibility,
    WorkerGroups,
  ],
})
export class ReputationModule {
  constructor(scheduler: Scheduler, updater: ReputationUpdater, removalSteps: RemovalSteps, groups: WorkerGroups) {
    scheduler.add(new BatchJob('forget old pairs', 100, (limit) => updater.deletePairs(limit)));
    removalSteps.erase(({ id }) => groups.deleteOf(id));
  }
}

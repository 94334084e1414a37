import { Module } from '@nestjs/common';
import { RemovalSteps } from '../people';
import { PeopleModule } from '../people/people.module';
import { WorkerGroupController } from './adapters/in/worker-group.controller';
import { SqlAudiences } from './adapters/out/sql-audiences';
import { SqlWorkerGroups } from './adapters/out/sql-worker-groups';
import { AcceptedWorkers } from './application/accepted-workers';
import { Audiences } from './application/audiences';
import { Eligibility } from './application/eligibility';
import { GroupMembers } from './application/group-members';
import { OwnGroups } from './application/own-groups';
import { WorkerGroups } from './application/worker-groups';

@Module({
  imports: [PeopleModule],
  controllers: [WorkerGroupController],
  providers: [
    AcceptedWorkers,
    Eligibility,
    GroupMembers,
    OwnGroups,
    { provide: Audiences, useClass: SqlAudiences },
    { provide: WorkerGroups, useClass: SqlWorkerGroups },
  ],
  exports: [AcceptedWorkers, Audiences, Eligibility, WorkerGroups],
})
export class EligibilityModule {
  constructor(removalSteps: RemovalSteps, groups: WorkerGroups) {
    removalSteps.erase(({ id }) => groups.deleteOf(id));
  }
}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { IdentityModule } from '../identity/identity.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { TasksModule } from '../tasks/tasks.module';
import { SavedFilterController } from './adapters/in/saved-filter.controller';
import { SavedFilterSchema } from './adapters/out/saved-filter.schema';
import { TypeormSavedFilters } from './adapters/out/typeorm-saved-filters';
import { NewTasks } from './application/new-tasks';
import { OwnFilters } from './application/own-filters';
import { SavedFilters } from './application/saved-filters';
import { TellOfNewTasks } from './application/tell-of-new-tasks';

@Module({
  imports: [TypeOrmModule.forFeature([SavedFilterSchema]), IdentityModule, NotificationsModule, TasksModule],
  controllers: [SavedFilterController],
  providers: [NewTasks, OwnFilters, TellOfNewTasks, { provide: SavedFilters, useClass: TypeormSavedFilters }],
  exports: [NewTasks, OwnFilters],
})
export class SavedFiltersModule {
  constructor(scheduler: Scheduler, tellOfNewTasks: TellOfNewTasks) {
    scheduler.add(tellOfNewTasks);
  }
}

import { Module } from '@nestjs/common';
import { settingsOf } from '../../config';
import { Scheduler } from '../../platform/scheduler/scheduler';
import { RemovalSteps } from '../people';
import { PeopleModule } from '../people/people.module';
import { MessagesModule } from '../messages/messages.module';
import { WalletModule } from '../wallet/wallet.module';
import { ReputationModule } from '../reputation/reputation.module';
import { IntegrationsModule } from '../integrations/integrations.module';
import { ManagedTasksQuery } from './adapters/out/managed-tasks.query';
import { SqlTaskSlots } from './adapters/out/sql-task-slots';
import { SqlLinkSecrets } from './adapters/out/sql-link-secrets';
import { SqlTaskReviews } from './adapters/out/sql-task-reviews';
import { SqlTaskStreams } from './adapters/out/sql-task-streams';
import { SqlWorkTimes } from './adapters/out/sql-work-times';
import { SqlTasks } from './adapters/out/sql-tasks';
import { TaskListCache } from './adapters/in/task-list.cache';
import { HeldItems } from './application/held-items';
import { ListedEntriesQuery } from './adapters/out/listed-entries.query';
import { ReviewQueueQuery } from './adapters/out/review-queue.query';
import { TaskListQuery } from './adapters/out/task-list.query';
import { TaskPagesQuery } from './adapters/out/task-pages.query';
import { QuestionController } from './adapters/in/question.controller';
import { TypeormQuestions } from './adapters/out/typeorm-questions';
import { TaskQuestions } from './application/task-questions';
import { Questions } from './application/questions';
import { TaskController } from './adapters/in/task.controller';
import { ChangeTask } from './application/change-task';
import { DeleteTask } from './application/delete-task';
import { ExpireTasks } from './application/expire-tasks';
import { AnsweredTexts } from './application/answered-texts';
import { PostTask } from './application/post-task';
import { MarkedTasks } from './application/marked-tasks';
import { TaskPresenter } from './application/task-presenter';
import { TaskOffboarding } from './application/task-offboarding';
import { TaskListCachePort } from './application/task-list-cache-port';
import { TaskPosting } from './application/task-posting';
import { FirstTasks, TaskReviews } from './application/task-reviews';
import { TaskSettings } from './application/task-settings';
import { TaskSlots } from './application/task-slots';
import { LinkSecrets } from './application/link-secrets';
import { TaskStreams } from './application/task-streams';
import { WorkDurationRecorder } from './application/work-duration-recorder';
import { Tasks } from './application/tasks';
import { TaskTemplateController } from './adapters/in/task-template.controller';
import { TypeormTaskTemplates } from './adapters/out/typeorm-task-templates';
import { OwnTemplates, TaskTemplates } from './application/own-templates';
import { SavedFilterController } from './adapters/in/saved-filter.controller';
import { SqlSavedFilters } from './adapters/out/sql-saved-filters';
import { NewTasks } from './application/new-tasks';
import { OwnFilters } from './application/own-filters';
import { SavedFilters } from './application/saved-filters';
import { NotifyMatchingTasks } from './application/notify-matching-tasks';

@Module({
  imports: [PeopleModule, MessagesModule, ReputationModule, WalletModule, IntegrationsModule],
  controllers: [TaskController, QuestionController, TaskTemplateController, SavedFilterController],
  providers: [
    PostTask,
    ChangeTask,
    DeleteTask,
    ExpireTasks,
    TaskOffboarding,
    TaskPosting,
    TaskListCache,
    MarkedTasks,
    TaskPresenter,
    { provide: WorkDurationRecorder, useClass: SqlWorkTimes },
    { provide: Tasks, useClass: SqlTasks },
    { provide: TaskSlots, useClass: SqlTaskSlots },
    { provide: LinkSecrets, useClass: SqlLinkSecrets },
    { provide: TaskStreams, useClass: SqlTaskStreams },
    { provide: TaskReviews, useClass: SqlTaskReviews },
    ReviewQueueQuery,
    FirstTasks,
    TaskPagesQuery,
    { provide: AnsweredTexts, useExisting: TaskPagesQuery },
    TaskListQuery,
    ListedEntriesQuery,
    HeldItems,
    { provide: TaskListCachePort, useExisting: TaskListCache },
    settingsOf(TaskSettings),
    ManagedTasksQuery,
    OwnTemplates,
    { provide: TaskTemplates, useClass: TypeormTaskTemplates },
    TaskQuestions,
    { provide: Questions, useClass: TypeormQuestions },
    NewTasks,
    OwnFilters,
    NotifyMatchingTasks,
    { provide: SavedFilters, useClass: SqlSavedFilters },
  ],
  exports: [
    AnsweredTexts,
    HeldItems,
    LinkSecrets,
    TaskOffboarding,
    TaskListCache,
    TaskPagesQuery,
    ReviewQueueQuery,
    TaskPosting,
    TaskReviews,
    TaskSlots,
    TaskStreams,
    WorkDurationRecorder,
    NewTasks,
  ],
})
export class TasksModule {
  constructor(
    scheduler: Scheduler,
    expireTasks: ExpireTasks,
    notifyMatching: NotifyMatchingTasks,
    removalSteps: RemovalSteps,
    closing: TaskOffboarding,
    tasks: Tasks,
    filters: SavedFilters,
    templates: TaskTemplates,
    questions: Questions,
  ) {
    scheduler.add(expireTasks);
    scheduler.add(notifyMatching);
    removalSteps.settle('tasks', (personId, limit) => closing.closeSome(personId, limit));
    removalSteps.whenSuspended((id, suspended) => tasks.hideAllOf(id, suspended));
    removalSteps.erase(({ id }) => questions.deleteAllOf(id));
    removalSteps.erase(({ id }) => filters.removeAllOf(id));
    removalSteps.erase(({ id }) => templates.removeAllOf(id));
  }
}

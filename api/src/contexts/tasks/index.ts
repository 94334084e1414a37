export { dayOf } from './adapters/in/completion-date';
export { TaskListCache } from './adapters/in/task-list.cache';
export {
  draftOf,
  filterOf,
  PostTaskBody,
  ProofOfWorkAnswer,
  ProofOfWorkBody,
  TaskAnswer,
  TaskListParameters,
} from './adapters/in/task.dto';
export { serveTaskPage } from './adapters/in/task-page';
export { TaskList, TaskListCopies } from './application/task-list';
export { TaskClosing } from './application/task-closing';
export { type AnsweredTask, type AnsweredText, TaskPages, type TaskFigures } from './application/task-pages';
export { TaskPosting } from './application/task-posting';
export { type TaskOffer, TaskSlots } from './application/task-slots';
export { TaskTimes } from './application/task-times';
export { type TaskDraft } from './domain/task';
export { DeadlineInPast, NoOpenSlot, TaskClosed } from './domain/task.errors';

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
export { TaskListCopies } from './application/task-list-copies';
export { TaskListQuery } from './adapters/out/task-list.query';
export { TaskClosing } from './application/task-closing';
export { type AnsweredTask, type AnsweredText, AnsweredTexts } from './application/answered-texts';
export { TaskPagesQuery, type TaskFigures } from './adapters/out/task-pages.query';
export { TaskPosting } from './application/task-posting';
export { type TaskOffer, TaskSlots } from './application/task-slots';
export { TaskTimes } from './application/task-times';
export { type TaskDraft } from './domain/task';
export { DeadlineInPast, NoOpenSlot, TaskClosed } from './domain/task.errors';

export { dayOf } from './adapters/in/completion-date';
export { draftOf, PostTaskBody, ProofOfWorkAnswer, TaskAnswer } from './adapters/in/task.dto';
export { serveTaskPage } from './adapters/in/task-page';
export { TaskClosing } from './application/task-closing';
export { type AnsweredText, TaskPages, type TaskFigures } from './application/task-pages';
export { TaskPosting } from './application/task-posting';
export { type TaskOffer, TaskSlots } from './application/task-slots';
export { type TaskDraft } from './domain/task';
export { DeadlineInPast, NoOpenSlot, TaskClosed } from './domain/task.errors';

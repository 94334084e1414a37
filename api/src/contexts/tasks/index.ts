export { ProofOfWorkAnswer, TaskAnswer } from './adapters/in/task.dto';
export { serveTaskPage } from './adapters/in/task-page';
export { TaskClosing } from './application/task-closing';
export { type AnsweredText, TaskPages, type TaskFigures } from './application/task-pages';
export { type TaskOffer, TaskSlots } from './application/task-slots';
export { TaskTimes } from './application/task-times';
export { NoOpenSlot, TaskClosed } from './domain/task.errors';

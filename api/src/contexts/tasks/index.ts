export { TaskListCache } from './adapters/in/task-list.cache';
export {
  draftOf,
  filterOf,
  PostTaskBody,
  ProofOfWorkAnswer,
  TaskAnswer,
  TaskListParameters,
} from './adapters/in/task.dto';
export { AnswerFormAnswer, ANSWERS_SHAPE, TaskLinkAnswer } from './adapters/in/form.dto';
export { serveTaskPage } from './adapters/in/task-page';
export { TaskOffboarding } from './application/task-offboarding';
export { type AnsweredText, AnsweredTexts } from './application/answered-texts';
export { TaskPagesQuery } from './adapters/out/task-pages.query';
export { storedForm } from './adapters/out/task-row';
export { ReviewQueueQuery } from './adapters/out/review-queue.query';
export { type ReviewedPosting, TaskReviews } from './application/task-reviews';
export { recordAdminDeletion } from './application/record-admin-deletion';
export { refundOpenSlots, refundOf } from './application/refund-open-slots';
export { closed } from './domain/events';
export { TaskPosting } from './application/task-posting';
export { type HeldItem, HeldItems } from './application/held-items';
export { LinkSecrets } from './application/link-secrets';
export { announceLowBalance } from './application/low-balance';
export { ANY_CODE, filledLink, SIGNED_CODE } from './domain/link';
export { type ItemChange, type LockedItem, type TakenItem, TaskSlots } from './application/task-slots';
export { surplusReference, surplusReturned } from './application/surplus-returned';
export { type OpenItem, type TaskStream, TaskStreams } from './application/task-streams';
export { WorkDurationRecorder } from './application/work-duration-recorder';
export { formOf } from './domain/form';
export { claimedOffer, openOffer, type TaskOffer } from './domain/offer';
export { assertInFuture, isOver, type Task, type TaskDraft } from './domain/task';
export { BatchPaused, NoOpenSlot, TaskClosed } from './domain/task.errors';
export { NewTasks } from './application/new-tasks';

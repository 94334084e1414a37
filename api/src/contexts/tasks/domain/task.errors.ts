import { domainError } from '../../../kernel/domain-error';

/** The completion date of a new task is before today, or its closing time has passed. */
export const DeadlineInPast = domainError('task/deadline-in-past', 'unprocessable');

/** The buyer's estimate exceeds the claim time. */
export const EstimateTooLong = domainError('task/estimate-too-long', 'unprocessable', 'estimatedMinutes');

/** The task cannot change while an Admin reviews it. */
export const TaskInReview = domainError('task/in-review', 'conflict');

/** The completion date has passed: no more work, no more slots. */
export const TaskClosed = domainError('task/closed', 'conflict');

/** The buyer has paused the batch: it takes no work until they resume it. */
export const BatchPaused = domainError('batch/paused', 'conflict');

/** The buyer has changed the text since: the submission answers another version. */
export const TextChanged = domainError('task/text-changed', 'conflict');

export const NoOpenSlot = domainError('task/no-open-slot', 'conflict');

/** A worker can post one question about a task or a batch. */
export const QuestionAlreadyPosted = domainError('question/already-asked', 'conflict');

/** The question has another answer already. */
export const QuestionAnswered = domainError('question/already-answered', 'conflict');

export const TooManyFilters = domainError('filter/too-many', 'unprocessable');

export const TooManyTemplates = domainError('template/too-many', 'unprocessable');

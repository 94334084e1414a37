import { ERROR_MESSAGES } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';

/** The completion date of a new task is before today, or its closing time has passed. */
export class DeadlineInPast extends DomainError {
  readonly code = 'task/deadline-in-past';
  readonly refusal = 'unprocessable';
  override readonly fields;

  constructor(field: 'completionDate' | 'closesAt' = 'completionDate') {
    const message = ERROR_MESSAGES['task/deadline-in-past'];
    super(message);
    this.fields = [{ field, code: 'deadline-in-past', message }];
  }
}

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

/** All slots are taken. */
export const NoOpenSlot = domainError('task/no-open-slot', 'conflict');

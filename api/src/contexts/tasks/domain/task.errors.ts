import { ERROR_MESSAGES } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';

/** The completion date of a new task lies before today, or its closing time has passed. */
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

/** Its buyer expects it to take longer than a place is kept. */
export const EstimateTooLong = domainError('task/estimate-too-long', 'unprocessable', 'estimatedMinutes');

/** An Admin looks at it as it is. */
export const TaskInReview = domainError('task/in-review', 'conflict');

/** The completion date has passed: no more work, no more places. */
export const TaskClosed = domainError('task/closed', 'conflict');

/** Its buyer has paused the batch: it takes no work until they resume it. */
export const BatchPaused = domainError('batch/paused', 'conflict');

/** The buyer has worded it anew since: the work answers another text. */
export const TextChanged = domainError('task/text-changed', 'conflict');

/** Every place is taken. */
export const NoOpenSlot = domainError('task/no-open-slot', 'conflict');

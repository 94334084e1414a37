import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';

/** The completion date of a new task lies before today. */
export class DeadlineInPast extends DomainError {
  readonly code = 'task/deadline-in-past';
  readonly refusal = 'unprocessable';
  override readonly fields = [
    { field: 'completionDate', code: 'deadline-in-past', message: ERROR_SENTENCES['task/deadline-in-past'] },
  ];

  constructor() {
    super(ERROR_SENTENCES['task/deadline-in-past']);
  }
}

/** Its buyer expects it to take longer than a place is kept. */
export const EstimateTooLong = domainError('task/estimate-too-long', 'unprocessable', 'estimatedMinutes');

/** The completion date has passed: no more work, no more places. */
export const TaskClosed = domainError('task/closed', 'conflict');

/** The buyer has worded it anew since: the work answers another text. */
export const TextChanged = domainError('task/text-changed', 'conflict');

/** Every place is taken. */
export const NoOpenSlot = domainError('task/no-open-slot', 'conflict');

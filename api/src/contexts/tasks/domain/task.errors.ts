import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

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

/** The completion date has passed: no more work, no more places. */
export class TaskClosed extends DomainError {
  readonly code = 'task/closed';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['task/closed']);
  }
}

/** The buyer has worded it anew since: the work answers another text. */
export class TextChanged extends DomainError {
  readonly code = 'task/text-changed';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['task/text-changed']);
  }
}

/** Every place is taken. */
export class NoOpenSlot extends DomainError {
  readonly code = 'task/no-open-slot';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['task/no-open-slot']);
  }
}

import { ERROR_SENTENCES, type Role } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** Only Workers send work. */
export class NotAWorker extends DomainError {
  readonly code;
  readonly refusal = 'unprocessable';

  constructor(role: Exclude<Role, 'Worker'>) {
    const code = role === 'Buyer' ? 'submission/not-a-worker' : 'submission/workers-only';
    super(ERROR_SENTENCES[code]);
    this.code = code;
  }
}

/** One piece of work per worker and task, whatever became of the first. */
export class AlreadySubmitted extends DomainError {
  readonly code = 'submission/already-submitted';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['submission/already-submitted']);
  }
}

/** It was decided the other way. */
export class AlreadyReviewed extends DomainError {
  readonly code = 'submission/already-reviewed';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['submission/already-reviewed']);
  }
}

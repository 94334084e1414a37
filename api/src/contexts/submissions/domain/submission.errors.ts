import { ERROR_SENTENCES, type Role } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** Only Workers send work. */
export class NotAWorker extends DomainError {
  readonly code;
  readonly refusal = 'unprocessable';

  constructor(role: Exclude<Role, 'Worker'> | undefined) {
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

/** The work does not hold what its task asks for. */
export class ProofMissing extends DomainError {
  readonly code = 'submission/proof-missing';
  readonly refusal = 'unprocessable';
  override readonly fields;

  constructor(field: 'pictures' | 'submissionDetail') {
    super(ERROR_SENTENCES['submission/proof-missing']);
    const code = field === 'pictures' ? 'submission/pictures-missing' : 'submission/link-missing';
    this.fields = [{ field, code, message: ERROR_SENTENCES[code] }];
  }
}

/** Changes are asked for once. */
export class ChangesAlreadyAsked extends DomainError {
  readonly code = 'submission/changes-already-asked';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['submission/changes-already-asked']);
  }
}

/** Its worker still has time for the changes that its buyer asked for. */
export class ChangesAwaited extends DomainError {
  readonly code = 'submission/changes-awaited';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['submission/changes-awaited']);
  }
}

/** Nobody asked for changes, or they were sent already. */
export class NoChangesAsked extends DomainError {
  readonly code = 'submission/no-changes-asked';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['submission/no-changes-asked']);
  }
}

/** The buyer rejected most of what they decided on lately; an Admin has to look first. */
export class RejectionsPaused extends DomainError {
  readonly code = 'review/rejections-paused';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['review/rejections-paused']);
  }
}

import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** The worker keeps as many places as one may. */
export class TooManyClaims extends DomainError {
  readonly code = 'claim/too-many';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['claim/too-many']);
  }
}

/** Too many places that the worker kept ran out of late. */
export class ClaimsPaused extends DomainError {
  readonly code = 'claim/paused';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['claim/paused']);
  }
}

/** The worker kept a place of this task twice within a day. */
export class ClaimedTwice extends DomainError {
  readonly code = 'claim/twice-a-day';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['claim/twice-a-day']);
  }
}

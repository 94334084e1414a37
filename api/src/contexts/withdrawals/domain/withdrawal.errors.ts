import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** Fewer coins than anybody may withdraw. */
export class BelowMinimum extends DomainError {
  readonly code = 'withdrawal/below-minimum';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['withdrawal/below-minimum']);
  }
}

/** More coins than the worker has available. */
export class NotEnoughToWithdraw extends DomainError {
  readonly code = 'withdrawal/not-enough-coins';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['withdrawal/not-enough-coins']);
  }
}

/** As many of the worker's requests wait for a decision as may. */
export class TooManyPending extends DomainError {
  readonly code = 'withdrawal/too-many-pending';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['withdrawal/too-many-pending']);
  }
}

/** It was decided another way, or cancelled. */
export class AlreadyDecided extends DomainError {
  readonly code = 'withdrawal/already-decided';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['withdrawal/already-decided']);
  }
}

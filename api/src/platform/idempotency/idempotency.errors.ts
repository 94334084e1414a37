import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../kernel/domain-error';

/** The Idempotency-Key came with another request before. */
export class KeyUsedOtherwise extends DomainError {
  readonly code = 'request/idempotency-mismatch';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['request/idempotency-mismatch']);
  }
}

import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from './domain-error';

/** There is no such thing, or it is not the caller's to know of: nobody learns which. */
export class NotFound extends DomainError {
  readonly code = 'request/not-found';
  readonly refusal = 'missing';

  constructor() {
    super(ERROR_SENTENCES['request/not-found']);
  }
}

import { ERROR_MESSAGES } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';

/** A person has as many keys as one may have. */
export const TooManyKeys = domainError('key/too-many', 'unprocessable');

/** A call would commit more coins than are left of the key's spending cap. */
export const CapReached = domainError('key/cap-reached', 'unprocessable');

/** A key was used more often than in a minute it may be. */
export class TooManyCalls extends DomainError {
  readonly code = 'key/too-many-calls';
  readonly refusal = 'too-many';

  constructor(override readonly retryAfterSeconds: number) {
    super(ERROR_MESSAGES['key/too-many-calls']);
  }
}

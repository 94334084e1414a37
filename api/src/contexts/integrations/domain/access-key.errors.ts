import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';

/** A person has as many keys as one may have. */
export const TooManyKeys = domainError('key/too-many', 'unprocessable');

/** A key was used more often than in a minute it may be. */
export class TooManyCalls extends DomainError {
  readonly code = 'key/too-many-calls';
  readonly refusal = 'too-many';

  constructor(override readonly retryAfterSeconds: number) {
    super(ERROR_SENTENCES['key/too-many-calls']);
  }
}

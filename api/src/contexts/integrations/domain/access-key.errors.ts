import { domainError } from '../../../kernel/domain-error';

/** The person has the maximum number of keys. */
export const TooManyKeys = domainError('key/too-many', 'unprocessable');

/** The call would exceed the key's spending cap. */
export const CapReached = domainError('key/cap-reached', 'unprocessable');

/** The key exceeded its rate limit. */
export class TooManyCalls extends domainError('key/too-many-calls', 'too-many') {
  constructor(override readonly retryAfterSeconds: number) {
    super();
  }
}

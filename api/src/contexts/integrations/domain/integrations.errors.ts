import { domainError } from '../../../kernel/domain-error';

export const TooManyKeys = domainError('key/too-many', 'unprocessable');

/** The call would exceed the key's spending cap. */
export const CapReached = domainError('key/cap-reached', 'unprocessable');

export class TooManyCalls extends domainError('key/too-many-calls', 'too-many') {
  constructor(override readonly retryAfterSeconds: number) {
    super();
  }
}

/** The address is not public: private, local or invalid. */
export const AddressRefused = domainError('webhook/address-refused', 'unprocessable');

export const TooManyEndpoints = domainError('webhook/too-many', 'unprocessable');

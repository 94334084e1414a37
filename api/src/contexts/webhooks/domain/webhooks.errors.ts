import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** An address that is not outside of this house: private, local, or none. */
export class AddressRefused extends DomainError {
  readonly code = 'webhook/address-refused';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['webhook/address-refused']);
  }
}

/** A person has as many endpoints as one may have. */
export class TooManyEndpoints extends DomainError {
  readonly code = 'webhook/too-many';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['webhook/too-many']);
  }
}

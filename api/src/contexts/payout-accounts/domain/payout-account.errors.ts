import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** A worker has as many accounts as one may have. */
export class TooManyAccounts extends DomainError {
  readonly code = 'payout-account/too-many';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['payout-account/too-many']);
  }
}

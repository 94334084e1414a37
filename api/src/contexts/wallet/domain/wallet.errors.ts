import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** An account holds less than the transfer takes. */
export class NotEnoughCoins extends DomainError {
  readonly code = 'wallet/not-enough-coins';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['wallet/not-enough-coins']);
  }
}

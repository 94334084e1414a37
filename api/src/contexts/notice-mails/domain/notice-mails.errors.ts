import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** What the address of a mail's link carries was not written by us. */
export class BadUnsubscribeLink extends DomainError {
  readonly code = 'notice-mail/bad-link';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['notice-mail/bad-link']);
  }
}

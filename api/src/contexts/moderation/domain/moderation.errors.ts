import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** Whoever proves their address would take an Admin's account over. */
export class PersonUnverified extends DomainError {
  readonly code = 'user/email-unverified';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['user/email-unverified']);
  }
}

/** Nobody changes an Admin's role or removes one. */
export class AdminIsProtected extends DomainError {
  readonly code = 'user/admin-is-protected';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['user/admin-is-protected']);
  }
}

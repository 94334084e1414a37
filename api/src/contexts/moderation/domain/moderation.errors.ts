import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** Nobody changes an Admin's role or removes one. */
export class AdminIsProtected extends DomainError {
  readonly code = 'user/admin-is-protected';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['user/admin-is-protected']);
  }
}

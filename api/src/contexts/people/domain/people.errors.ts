import { domainError } from '../../../kernel/domain-error';

/** As an Admin they would be protected, and nobody could lift the suspension. */
export const PersonSuspended = domainError('user/suspended', 'unprocessable');

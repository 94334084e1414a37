import { domainError } from './domain-error';

/** The caller's account is suspended, and the call is closed to them. Not a 403, which would sign them out. */
export const AccountSuspended = domainError('account/suspended', 'unprocessable');

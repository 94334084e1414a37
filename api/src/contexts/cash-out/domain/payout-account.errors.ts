import { domainError } from '../../../kernel/domain-error';

/** A worker has as many accounts as one may have. */
export const TooManyAccounts = domainError('payout-account/too-many', 'conflict');

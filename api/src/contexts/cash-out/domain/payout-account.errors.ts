import { domainError } from '../../../kernel/domain-error';

/** The worker has the maximum number of accounts. */
export const TooManyAccounts = domainError('payout-account/too-many', 'conflict');

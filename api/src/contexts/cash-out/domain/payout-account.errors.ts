import { domainError } from '../../../kernel/domain-error';

export const TooManyAccounts = domainError('payout-account/too-many', 'conflict');

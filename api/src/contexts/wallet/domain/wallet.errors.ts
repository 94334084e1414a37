import { domainError } from '../../../kernel/domain-error';

/** An account holds less than the transfer takes. */
export const NotEnoughCoins = domainError('wallet/not-enough-coins', 'unprocessable');

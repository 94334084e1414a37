import { domainError } from '../../../kernel/domain-error';

/** The token of the link is not valid. */
export const BadUnsubscribeLink = domainError('notice-mail/bad-link', 'unprocessable');

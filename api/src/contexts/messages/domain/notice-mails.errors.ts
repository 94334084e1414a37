import { domainError } from '../../../kernel/domain-error';

/** What the address of a mail's link carries was not written by us. */
export const BadUnsubscribeLink = domainError('notice-mail/bad-link', 'unprocessable');

import { domainError } from '../../../kernel/domain-error';

export const BadUnsubscribeLink = domainError('notice-mail/bad-link', 'unprocessable');

import { domainError } from '../../../kernel/domain-error';

/** This process has reached its limit of live connections. */
export const TooManyStreams = domainError('notification/too-many-streams', 'busy', undefined, 5);

export const BadUnsubscribeLink = domainError('notice-mail/bad-link', 'unprocessable');

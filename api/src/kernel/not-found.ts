import { domainError } from './domain-error';

/** There is no such thing, or it is not the caller's to know of: nobody learns which. */
export const NotFound = domainError('request/not-found', 'missing');

import { domainError } from './domain-error';

/** It does not exist, or the caller may not see it; the error is the same, so that existence is not revealed. */
export const NotFound = domainError('request/not-found', 'missing');

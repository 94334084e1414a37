import { domainError } from './domain-error';

/** It does not exist, or the caller may not see it; the error is the same, so that existence is not revealed. */
export const NotFound = domainError('request/not-found', 'missing');

/** The value. Throws NotFound without one. */
export function found<T>(value: T | undefined | null | false): T {
  if (!value) throw new NotFound();
  return value;
}

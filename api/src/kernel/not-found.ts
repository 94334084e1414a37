import { domainError } from './domain-error';
import { type Id } from './ids';

/** It does not exist, or the caller may not see it; the error is the same, so that existence is not revealed. */
export const NotFound = domainError('request/not-found', 'missing');

/** The value. Throws NotFound without one. */
export function found<T>(value: T | undefined | null | false): T {
  if (!value) throw new NotFound();
  return value;
}

/** The buyer's own record. Throws NotFound for another buyer's, and without one. */
export function ofBuyer<Owned extends { readonly buyerId: Id }>(record: Owned | undefined, buyerId: Id): Owned {
  return found(record?.buyerId === buyerId && record);
}

import { domainError } from './domain-error';
import { type Id } from './ids';

/** Somebody would decide on money of their own. No 403: that would sign them out. */
export const OwnMoney = domainError('access/own-money', 'conflict');

/** Throws OwnMoney where the Admin who decides is one of those whose money it is. */
export function assertNotOwn(adminId: Id, ...parties: readonly Id[]): void {
  if (parties.includes(adminId)) throw new OwnMoney();
}

import { domainError } from './domain-error';
import { type Id } from './ids';

/** An Admin may not decide on their own money. Not a 403, which would sign them out. */
export const OwnMoney = domainError('access/own-money', 'conflict');

/** Throws OwnMoney where the Admin is one of the parties. */
export function assertNotOwn(adminId: Id, ...parties: readonly Id[]): void {
  if (parties.includes(adminId)) throw new OwnMoney();
}

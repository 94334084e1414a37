import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from './domain-error';
import { type Id } from './ids';

/** Somebody would decide on money of their own. No 403: that would sign them out. */
export class OwnMoney extends DomainError {
  readonly code = 'access/own-money';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['access/own-money']);
  }
}

/** Throws OwnMoney where the Admin who decides is one of those whose money it is. */
export function assertNotOwn(adminId: Id, ...parties: readonly Id[]): void {
  if (parties.includes(adminId)) throw new OwnMoney();
}

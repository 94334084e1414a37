import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** Whoever proves their address would take an Admin's account over. */
export class PersonUnverified extends DomainError {
  readonly code = 'user/email-unverified';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['user/email-unverified']);
  }
}

/** Nobody changes an Admin's role or removes one. */
export class AdminIsProtected extends DomainError {
  readonly code = 'user/admin-is-protected';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['user/admin-is-protected']);
  }
}

/** Without an Admin nobody decides on anything any more. */
export class LastAdmin extends DomainError {
  readonly code = 'account/last-admin';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['account/last-admin']);
  }
}

/** Where the money cannot be paid, its coins would have nobody to go back to. */
export class PayoutUnderWay extends DomainError {
  readonly code = 'account/payout-under-way';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['account/payout-under-way']);
  }
}

/** Whoever leaves has lost it. */
export class DisputeUnderWay extends DomainError {
  readonly code = 'account/dispute-under-way';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['account/dispute-under-way']);
  }
}

/** More would be lost than somebody was shown and agreed to. */
export class CoinsChanged extends DomainError {
  readonly code = 'account/coins-changed';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['account/coins-changed']);
  }
}

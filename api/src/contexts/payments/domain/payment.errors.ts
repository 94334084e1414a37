import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** No package has that many coins. */
export class UnknownPackage extends DomainError {
  readonly code = 'payment/unknown-package';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['payment/unknown-package']);
  }
}

/** The buyer was removed while they were buying. Nothing was charged. */
export class BuyerGone extends DomainError {
  readonly code = 'auth/not-signed-in';
  readonly refusal = 'unauthenticated';

  constructor() {
    super(ERROR_SENTENCES['auth/not-signed-in']);
  }
}

/** The payment service did not open a checkout. Nothing was charged. */
export class GatewayUnavailable extends DomainError {
  readonly code = 'payment/gateway-unavailable';
  readonly refusal = 'unavailable';
  override readonly retryAfterSeconds = 5;

  constructor() {
    super(ERROR_SENTENCES['payment/gateway-unavailable']);
  }
}

/** A message that the payment service did not sign, or signed too long ago. */
export class InvalidSignature extends DomainError {
  readonly code = 'payment/invalid-signature';
  readonly refusal = 'malformed';

  constructor() {
    super(ERROR_SENTENCES['payment/invalid-signature']);
  }
}

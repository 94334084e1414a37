import { ERROR_MESSAGES } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';

/** No package has that many coins. */
export const UnknownPackage = domainError('payment/unknown-package', 'unprocessable');

/** The buyer was removed while they were buying. Nothing was charged. */
export const BuyerRemoved = domainError('auth/not-signed-in', 'unauthenticated');

/** The payment gateway did not open a checkout. Nothing was charged. */
export class GatewayUnavailable extends DomainError {
  readonly code = 'payment/gateway-unavailable';
  readonly refusal = 'unavailable';
  override readonly retryAfterSeconds = 5;

  constructor() {
    super(ERROR_MESSAGES['payment/gateway-unavailable']);
  }
}

/** The payment gateway did not sign the message, or signed it too long ago. */
export const InvalidSignature = domainError('payment/invalid-signature', 'malformed');

import { domainError } from '../../../kernel/domain-error';

/** No package has that many coins. */
export const UnknownPackage = domainError('payment/unknown-package', 'unprocessable');

/** The buyer was removed while they were buying. Nothing was charged. */
export const BuyerRemoved = domainError('auth/not-signed-in', 'unauthenticated');

/** The payment gateway did not open a checkout. Nothing was charged. */
export const GatewayUnavailable = domainError('payment/gateway-unavailable', 'unavailable', undefined, 5);

/** The payment gateway did not sign the message, or signed it too long ago. */
export const InvalidSignature = domainError('payment/invalid-signature', 'malformed');

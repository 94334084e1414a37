import { domainError } from '../../kernel/domain-error';

/** The request does not match the call's schema; `fields` has the errors. */
export const InvalidRequest = domainError('request/invalid', 'malformed');

/** No session, or an ended one. */
export const NotSignedIn = domainError('auth/not-signed-in', 'unauthenticated');

/** The call needs a recent proof of identity, which is missing or too old. */
export const IdentityTokenRequired = domainError('auth/identity-token-required', 'unauthenticated');

/** The key is unknown, expired, revoked or ended with its person's sessions. */
export const InvalidKey = domainError('key/invalid', 'unauthenticated');

export const ApiKeyNotAllowed = domainError('key/not-open', 'forbidden');

export const ScopeMissing = domainError('key/scope-missing', 'forbidden');

/** Wrong role, or another person's e-mail in the request. */
export const Forbidden = domainError('access/forbidden', 'forbidden');

/** The caller's address is not verified yet. Not a 403, which would sign them out. */
export const EmailUnverified = domainError('auth/email-unverified', 'unprocessable');

/** Their role requires a second factor that they have not enabled. Not a 403, which would sign them out. */
export const SecondFactorNeeded = domainError('auth/second-factor-needed', 'unprocessable');

export const CrossSite = domainError('access/cross-site', 'forbidden');

/** A page embedded or linked a URL that only a fetch may request. */
export const EmbeddedRequestForbidden = domainError('access/embedded', 'forbidden');

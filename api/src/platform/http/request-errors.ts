import { ERROR_MESSAGES } from '@kaaj/contract';
import { DomainError, domainError, type FieldError } from '../../kernel/domain-error';

/** The request does not have the shape that the call asks for; `fields` names each part to blame. */
export class InvalidRequest extends DomainError {
  readonly code = 'request/invalid';
  readonly refusal = 'malformed';

  constructor(override readonly fields: readonly FieldError[]) {
    super(ERROR_MESSAGES['request/invalid']);
  }
}

/** No session, or one that ended. */
export const NotSignedIn = domainError('auth/not-signed-in', 'unauthenticated');

/** The call needs a fresh proof of identity, and there is none or it is too old. */
export const IdentityTokenRequired = domainError('auth/identity-token-required', 'unauthenticated');

/** No key of ours, or one that ran out, was revoked or ended with its person's sessions. */
export const InvalidKey = domainError('key/invalid', 'unauthenticated');

/** A call that no key opens. */
export const ApiKeyNotAllowed = domainError('key/not-open', 'forbidden');

/** The key has not the scope of the call. */
export const ScopeMissing = domainError('key/scope-missing', 'forbidden');

/** A wrong role, or somebody else's e-mail in the call. */
export const Forbidden = domainError('access/forbidden', 'forbidden');

/** The caller's address is not proved to be theirs yet. No 403: that would sign them out. */
export const EmailUnverified = domainError('auth/email-unverified', 'unprocessable');

/** Their role asks for a second factor that they do not have yet. No 403: that would sign them out. */
export const SecondFactorNeeded = domainError('auth/second-factor-needed', 'unprocessable');

/** The caller's account is suspended, and the call is none of those that stay open. No 403: that would sign them out. */
export const AccountSuspended = domainError('account/suspended', 'unprocessable');

/** Another site made the browser send this. */
export const CrossSite = domainError('access/cross-site', 'forbidden');

/** A picture, a frame or a link of some page asked for what only a call may have. */
export const EmbeddedRequestForbidden = domainError('access/embedded', 'forbidden');

import { ERROR_MESSAGES, type ProofKind } from '@kaaj/contract';
import { type DomainError, domainError } from '../../../kernel/domain-error';
import { type ExternalProvider } from './identity';

/** Unknown e-mail or wrong password; the error is the same for both. */
export const InvalidCredential = domainError('auth/invalid-credential', 'unauthenticated');

export const EmailAlreadyInUse = domainError('auth/email-already-in-use', 'conflict');

export class WeakPassword extends domainError('auth/weak-password', 'malformed') {
  constructor(field = 'password') {
    super([{ field, code: 'auth/weak-password', message: ERROR_MESSAGES['auth/weak-password'] }]);
  }
}

/** The signed-in person could not confirm their identity. Not a 401, which would sign them out. */
export const WrongPassword = domainError('auth/wrong-password', 'unprocessable', 'password');

/** The session has no recent proof of identity. */
export class ProofRequired extends domainError('auth/proof-required', 'forbidden') {
  constructor(override readonly proofs: readonly ProofKind[]) {
    super();
  }
}

/** The provider did not confirm the signed-in person. Not a 401, which would sign them out. */
export const GoogleUnconfirmed = domainError('auth/google-failed', 'unprocessable');
export const OidcUnconfirmed = domainError('auth/oidc-failed', 'unprocessable');

/** Neither an unused code of the current time step, nor an unused recovery code. */
export const WrongCode = domainError('auth/wrong-code', 'unprocessable', 'code');

/** The password was proved too long ago, or has changed since. */
export const ChallengeExpired = domainError('auth/challenge-over', 'unauthenticated');

export const SecondFactorOn = domainError('auth/second-factor-on', 'conflict');

export const SecondFactorOff = domainError('auth/second-factor-off', 'conflict');

export const NoPassword = domainError('auth/no-password', 'unprocessable', 'password');

/** The account has no saved profile: the browser finishes the sign-up. */
export const ProfileIncomplete = domainError('auth/profile-incomplete', 'conflict');

/** The identity token was used before, or invalidated by a new password, second factor or role. */
export const IdentityTokenOver = domainError('auth/identity-token-required', 'unauthenticated');

/** The refresh token is unknown, expired, or was used before. */
export const SessionExpired = domainError('auth/not-signed-in', 'unauthenticated');

export const InvalidResetToken = domainError('auth/invalid-reset-token', 'unprocessable');

/** The link is for another account, was used before, or has expired. */
export const InvalidVerificationToken = domainError('auth/invalid-verification-token', 'unprocessable');

/** The provider did not confirm the person for this browser. */
export const GoogleFailed = domainError('auth/google-failed', 'unauthenticated');
export const OidcFailed = domainError('auth/oidc-failed', 'unauthenticated');

/**
 * An account with a password has the provider's address; only the password proves that both belong to the same person.
 */
export const GoogleNeedsPassword = domainError('auth/google-needs-password', 'conflict');
export const OidcNeedsPassword = domainError('auth/oidc-needs-password', 'conflict');

export const providerFailed = (provider: ExternalProvider): DomainError =>
  provider === 'google' ? new GoogleFailed() : new OidcFailed();

export const needsPassword = (provider: ExternalProvider): DomainError =>
  provider === 'google' ? new GoogleNeedsPassword() : new OidcNeedsPassword();

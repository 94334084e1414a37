import { ERROR_MESSAGES, type ProofKind } from '@kaaj/contract';
import { DomainError, domainError } from '../../../kernel/domain-error';
import { type ExternalProvider } from './identity';

/** Unknown e-mail or wrong password; the answer does not tell which. */
export const InvalidCredential = domainError('auth/invalid-credential', 'unauthenticated');

export const EmailAlreadyInUse = domainError('auth/email-already-in-use', 'conflict');

export class WeakPassword extends DomainError {
  readonly code = 'auth/weak-password';
  readonly refusal = 'malformed';
  override readonly fields;

  constructor(field = 'password') {
    super(ERROR_MESSAGES['auth/weak-password']);
    this.fields = [{ field, code: this.code, message: this.message }];
  }
}

/** Somebody who is signed in could not confirm that it is them. No 401: that would sign them out. */
export const WrongPassword = domainError('auth/wrong-password', 'unprocessable', 'password');

/** The session has no proof of the last minutes. */
export class ProofRequired extends DomainError {
  readonly code = 'auth/proof-required';
  readonly refusal = 'forbidden';

  constructor(override readonly proofs: readonly ProofKind[]) {
    super(ERROR_MESSAGES['auth/proof-required']);
  }
}

/** The provider did not confirm just now that it is who is signed in. No 401: that would sign them out. */
export const GoogleUnconfirmed = domainError('auth/google-failed', 'unprocessable');
export const OidcUnconfirmed = domainError('auth/oidc-failed', 'unprocessable');

/** Neither a code of this half minute that was not used yet, nor a recovery code that is left. */
export const WrongCode = domainError('auth/wrong-code', 'unprocessable', 'code');

/** The password was proved too long ago, or has changed since. */
export const ChallengeExpired = domainError('auth/challenge-over', 'unauthenticated');

export const SecondFactorOn = domainError('auth/second-factor-on', 'conflict');

export const SecondFactorOff = domainError('auth/second-factor-off', 'conflict');

/** There is nothing to confirm with: the account has no password. */
export const NoPassword = domainError('auth/no-password', 'unprocessable', 'password');

/** The account is there, its profile was never saved: the browser finishes the sign-up. */
export const ProfileIncomplete = domainError('auth/profile-incomplete', 'conflict');

/** The identity token opened a session before, or something ended it: a new password, a second factor, another role. */
export const IdentityTokenOver = domainError('auth/identity-token-required', 'unauthenticated');

/** The refresh token is unknown, too old, or was used before. */
export const SessionExpired = domainError('auth/not-signed-in', 'unauthenticated');

export const InvalidResetToken = domainError('auth/invalid-reset-token', 'unprocessable');

/** The link is not for the account that is signed in, was used before, or is too old. */
export const InvalidVerificationToken = domainError('auth/invalid-verification-token', 'unprocessable');

/** The provider did not confirm this person to this very browser. */
export const GoogleFailed = domainError('auth/google-failed', 'unauthenticated');
export const OidcFailed = domainError('auth/oidc-failed', 'unauthenticated');

/** The provider's address belongs to an account with a password; only that password proves that both are one person. */
export const GoogleNeedsPassword = domainError('auth/google-needs-password', 'conflict');
export const OidcNeedsPassword = domainError('auth/oidc-needs-password', 'conflict');

export const providerFailed = (provider: ExternalProvider): DomainError =>
  provider === 'google' ? new GoogleFailed() : new OidcFailed();

export const needsPassword = (provider: ExternalProvider): DomainError =>
  provider === 'google' ? new GoogleNeedsPassword() : new OidcNeedsPassword();

import { ERROR_SENTENCES, type ProofKind } from '@kaaj/contract';
import { DomainError } from '../../../kernel/domain-error';

/** Unknown e-mail or wrong password; the answer does not tell which. */
export class InvalidCredential extends DomainError {
  readonly code = 'auth/invalid-credential';
  readonly refusal = 'unauthenticated';

  constructor() {
    super(ERROR_SENTENCES['auth/invalid-credential']);
  }
}

export class EmailAlreadyInUse extends DomainError {
  readonly code = 'auth/email-already-in-use';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['auth/email-already-in-use']);
  }
}

export class WeakPassword extends DomainError {
  readonly code = 'auth/weak-password';
  readonly refusal = 'malformed';
  override readonly fields;

  constructor(field = 'password') {
    super(ERROR_SENTENCES['auth/weak-password']);
    this.fields = [{ field, code: this.code, message: this.message }];
  }
}

/** Somebody who is signed in could not confirm that it is them. No 401: that would sign them out. */
export class WrongPassword extends DomainError {
  readonly code = 'auth/wrong-password';
  readonly refusal = 'unprocessable';
  override readonly fields = [{ field: 'password', code: this.code, message: this.message }];

  constructor() {
    super(ERROR_SENTENCES['auth/wrong-password']);
  }
}

/** The session has no proof of the last minutes. */
export class ProofRequired extends DomainError {
  readonly code = 'auth/proof-required';
  readonly refusal = 'forbidden';

  constructor(override readonly proofs: readonly ProofKind[]) {
    super(ERROR_SENTENCES['auth/proof-required']);
  }
}

/** Google did not confirm just now that it is who is signed in. No 401: that would sign them out. */
export class GoogleUnconfirmed extends DomainError {
  readonly code = 'auth/google-failed';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['auth/google-failed']);
  }
}

/** Neither a code of this half minute that was not used yet, nor a recovery code that is left. */
export class WrongCode extends DomainError {
  readonly code = 'auth/wrong-code';
  readonly refusal = 'unprocessable';
  override readonly fields = [{ field: 'code', code: this.code, message: this.message }];

  constructor() {
    super(ERROR_SENTENCES['auth/wrong-code']);
  }
}

/** The password was proved too long ago, or has changed since. */
export class ChallengeOver extends DomainError {
  readonly code = 'auth/challenge-over';
  readonly refusal = 'unauthenticated';

  constructor() {
    super(ERROR_SENTENCES['auth/challenge-over']);
  }
}

export class SecondFactorOn extends DomainError {
  readonly code = 'auth/second-factor-on';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['auth/second-factor-on']);
  }
}

export class SecondFactorOff extends DomainError {
  readonly code = 'auth/second-factor-off';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['auth/second-factor-off']);
  }
}

/** There is nothing to confirm with: the account has Google alone. */
export class NoPassword extends DomainError {
  readonly code = 'auth/no-password';
  readonly refusal = 'unprocessable';
  override readonly fields = [{ field: 'password', code: this.code, message: this.message }];

  constructor() {
    super(ERROR_SENTENCES['auth/no-password']);
  }
}

/** The account is there, its profile was never saved: the browser finishes the sign-up. */
export class ProfileIncomplete extends DomainError {
  readonly code = 'auth/profile-incomplete';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['auth/profile-incomplete']);
  }
}

/** The identity token opened a session before, or something ended it: a new password, a second factor, another role. */
export class IdentityTokenOver extends DomainError {
  readonly code = 'auth/identity-token-required';
  readonly refusal = 'unauthenticated';

  constructor() {
    super(ERROR_SENTENCES['auth/identity-token-required']);
  }
}

/** The refresh token is unknown, too old, or was used before. */
export class SessionOver extends DomainError {
  readonly code = 'auth/not-signed-in';
  readonly refusal = 'unauthenticated';

  constructor() {
    super(ERROR_SENTENCES['auth/not-signed-in']);
  }
}

export class InvalidResetToken extends DomainError {
  readonly code = 'auth/invalid-reset-token';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['auth/invalid-reset-token']);
  }
}

/** The link is not for the account that is signed in, was used before, or is too old. */
export class InvalidVerificationToken extends DomainError {
  readonly code = 'auth/invalid-verification-token';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['auth/invalid-verification-token']);
  }
}

/** Google did not confirm this person to this very browser. */
export class GoogleFailed extends DomainError {
  readonly code = 'auth/google-failed';
  readonly refusal = 'unauthenticated';

  constructor() {
    super(ERROR_SENTENCES['auth/google-failed']);
  }
}

/** The Google address belongs to an account with a password; only that password proves that both are one person. */
export class GoogleNeedsPassword extends DomainError {
  readonly code = 'auth/google-needs-password';
  readonly refusal = 'conflict';

  constructor() {
    super(ERROR_SENTENCES['auth/google-needs-password']);
  }
}

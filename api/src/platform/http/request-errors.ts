import { ERROR_SENTENCES } from '@kaaj/contract';
import { DomainError, type RefusedField } from '../../kernel/domain-error';

/** The request does not have the shape that the call asks for; `fields` names each part to blame. */
export class InvalidRequest extends DomainError {
  readonly code = 'request/invalid';
  readonly refusal = 'malformed';

  constructor(override readonly fields: readonly RefusedField[]) {
    super(ERROR_SENTENCES['request/invalid']);
  }
}

/** No session, or one that ended. */
export class NotSignedIn extends DomainError {
  readonly code = 'auth/not-signed-in';
  readonly refusal = 'unauthenticated';

  constructor() {
    super(ERROR_SENTENCES['auth/not-signed-in']);
  }
}

/** The call needs a fresh proof of identity, and there is none or it is too old. */
export class IdentityTokenRequired extends DomainError {
  readonly code = 'auth/identity-token-required';
  readonly refusal = 'unauthenticated';

  constructor() {
    super(ERROR_SENTENCES['auth/identity-token-required']);
  }
}

/** No key of ours, or one that ran out, was revoked or ended with its person's sessions. */
export class InvalidKey extends DomainError {
  readonly code = 'key/invalid';
  readonly refusal = 'unauthenticated';

  constructor() {
    super(ERROR_SENTENCES['key/invalid']);
  }
}

/** A call that no key opens. */
export class NotOpenToKeys extends DomainError {
  readonly code = 'key/not-open';
  readonly refusal = 'forbidden';

  constructor() {
    super(ERROR_SENTENCES['key/not-open']);
  }
}

/** The key has not the scope of the call. */
export class ScopeMissing extends DomainError {
  readonly code = 'key/scope-missing';
  readonly refusal = 'forbidden';

  constructor() {
    super(ERROR_SENTENCES['key/scope-missing']);
  }
}

/** A wrong role, or somebody else's e-mail in the call. */
export class Forbidden extends DomainError {
  readonly code = 'access/forbidden';
  readonly refusal = 'forbidden';

  constructor() {
    super(ERROR_SENTENCES['access/forbidden']);
  }
}

/** The caller's address is not proved to be theirs yet. No 403: that would sign them out. */
export class EmailUnverified extends DomainError {
  readonly code = 'auth/email-unverified';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['auth/email-unverified']);
  }
}

/** Their role asks for a second factor that they do not have yet. No 403: that would sign them out. */
export class SecondFactorNeeded extends DomainError {
  readonly code = 'auth/second-factor-needed';
  readonly refusal = 'unprocessable';

  constructor() {
    super(ERROR_SENTENCES['auth/second-factor-needed']);
  }
}

/** Another site made the browser send this. */
export class CrossSite extends DomainError {
  readonly code = 'access/cross-site';
  readonly refusal = 'forbidden';

  constructor() {
    super(ERROR_SENTENCES['access/cross-site']);
  }
}

/** A picture, a frame or a link of some page asked for what only a call may have. */
export class Embedded extends DomainError {
  readonly code = 'access/embedded';
  readonly refusal = 'forbidden';

  constructor() {
    super(ERROR_SENTENCES['access/embedded']);
  }
}

import { type CanActivate, type ExecutionContext } from '@nestjs/common';
import { type Id } from '../../kernel/ids';

/** The signed-in person of a request, as read from the database at its start. */
export interface Session<Role extends string = string> {
  readonly sessionId: Id;
  readonly personId: Id;
  /** Trimmed, lower case, NFC. */
  readonly email: string;
  /** The active role. Undefined: only what any signed-in person may do. */
  readonly role: Role | undefined;
  /** The person's role, while a second factor is still required for it. */
  readonly withheldRole: Role | undefined;
  /** Whether the e-mail address is verified. */
  readonly verified: boolean;
  /** Whether this session has a recent proof of identity. */
  readonly fresh: boolean;
  /** Whether the account is suspended, which closes most routes. */
  readonly suspended: boolean;
}

/** A program with an access key, and the person it acts for. */
export interface ApiKeyPrincipal {
  readonly keyId: Id;
  readonly scopes: readonly string[];
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Coins that it may spend; null for no limit. */
  readonly spendingCap: number | null;
  readonly session: Session;
}

/** A person who recently proved to own an e-mail address, and may not have a profile yet. */
export interface VerifiedIdentity {
  readonly identityId: Id;
  /** Trimmed, lower case, NFC. */
  readonly email: string;
  readonly provider: 'password' | 'google' | 'oidc';
  /** Whether the e-mail address is verified. */
  readonly verified: boolean;
  /** Whether a second factor was proved too. */
  readonly secondFactor: boolean;
  /** Whether this browser had proved the address before. */
  readonly knownBrowser: boolean;
  readonly tokenId: string;
  /** Version of the account when the token was issued; a later version invalidates the token. */
  readonly version: number;
}

/**
 * Authenticates the credentials of a request. All methods return undefined for anything forged, expired, ended or
 * removed. A change of role, a removal or a sign-out takes effect with the next call.
 */
export abstract class Authentication {
  abstract sessionOf(accessToken: string): Promise<Session | undefined>;
  abstract identityOf(identityToken: string): Promise<VerifiedIdentity | undefined>;

  /** The session that was delegated to a client without cookies. */
  abstract sessionOfApiKey(sessionId: Id): Promise<Session | undefined>;
}

/** Sets the session of the signed-in person on the request as `session`; undefined where there is none. */
export abstract class SessionGuard implements CanActivate {
  abstract canActivate(context: ExecutionContext): Promise<boolean>;
}

/** Sets the identity of an identity token on the request as `provenIdentity`; undefined where there is none. */
export abstract class IdentityGuard implements CanActivate {
  abstract canActivate(context: ExecutionContext): Promise<boolean>;
}

/** Refuses sessions without a recent proof of identity. */
export abstract class FreshProof {
  /** Throws an error that lists the proofs which this person can give. */
  abstract demand(session: Pick<Session, 'personId' | 'fresh'>): Promise<void>;
}

/** Refuses people who have not agreed to the current terms. */
export abstract class TermsGate {
  abstract demand(personId: Id): Promise<void>;
}

/**
 * Sets the access key on the request as `key`; undefined for an unknown key. Throws where it exceeds its rate limit.
 */
export abstract class KeyGuard implements CanActivate {
  abstract canActivate(context: ExecutionContext): Promise<boolean>;
}

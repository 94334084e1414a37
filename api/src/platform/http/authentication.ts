import { type CanActivate, type ExecutionContext } from '@nestjs/common';
import { type Id } from '../../kernel/ids';

/** The signed-in person behind a request, as the database had it when the request came in. */
export interface Session<Role extends string = string> {
  readonly sessionId: Id;
  readonly personId: Id;
  /** Trimmed, lower case, NFC. */
  readonly email: string;
  /** The one they act in. Undefined: they act as anybody who is signed in. */
  readonly role: Role | undefined;
  /** Their own role, where it stays closed until they have proved a second factor. */
  readonly withheldRole: Role | undefined;
  /** Whether their address was proved to be theirs. */
  readonly verified: boolean;
  /** Whether they gave a proof in this session within the last minutes. */
  readonly fresh: boolean;
  /** Whether their account is suspended, so that little is open to them. */
  readonly suspended: boolean;
}

/** A program that came with a key, and the person for whom it speaks. */
export interface ApiKeyPrincipal {
  readonly keyId: Id;
  readonly scopes: readonly string[];
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Coins that it may commit; null for any number. */
  readonly spendingCap: number | null;
  readonly session: Session;
}

/** Somebody who proved within the last minutes to own an e-mail address, and may not have a profile yet. */
export interface VerifiedIdentity {
  readonly identityId: Id;
  /** Trimmed, lower case, NFC. */
  readonly email: string;
  readonly provider: 'password' | 'google' | 'oidc';
  /** Whether a second factor was proved too. */
  readonly secondFactor: boolean;
  /** Whether this browser had proved the e-mail before. */
  readonly knownBrowser: boolean;
  /** Names the identity token. */
  readonly tokenId: string;
  /** Of the account when the token was made; once it has changed the token proves nothing. */
  readonly version: number;
}

/**
 * Tells who is behind the credentials of a request. All answer undefined for anything forged, expired, ended or removed; a
 * change of role, a removal or a sign-out holds from the very next question.
 */
export abstract class Authentication {
  abstract sessionOf(accessToken: string): Promise<Session | undefined>;
  abstract identityOf(identityToken: string): Promise<VerifiedIdentity | undefined>;

  /** Whom a session that was lent to something without cookies speaks for. */
  abstract sessionOfApiKey(sessionId: Id): Promise<Session | undefined>;
}

/** Puts the session of the signed-in person on the request as `session`; undefined where there is none. */
export abstract class SessionGuard implements CanActivate {
  abstract canActivate(context: ExecutionContext): Promise<boolean>;
}

/** Puts who an identity token speaks of on the request as `provenIdentity`; undefined where there is none. */
export abstract class IdentityGuard implements CanActivate {
  abstract canActivate(context: ExecutionContext): Promise<boolean>;
}

/** Refuses a session in which no proof was given within the last minutes. */
export abstract class FreshProof {
  /** Throws a refusal that names the proofs which this person can give. */
  abstract demand(session: Pick<Session, 'personId' | 'fresh'>): Promise<void>;
}

/** Refuses people who have not agreed to the terms in effect. */
export abstract class TermsGate {
  abstract demand(personId: Id): Promise<void>;
}

/** Puts what a key opens on the request as `key`; undefined where it is no key of ours. Throws where it is used too often. */
export abstract class KeyGuard implements CanActivate {
  abstract canActivate(context: ExecutionContext): Promise<boolean>;
}

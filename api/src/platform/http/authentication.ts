import { type CanActivate, type ExecutionContext } from '@nestjs/common';
import { type Id } from '../../kernel/ids';

/** The signed-in person behind a request, as the database had it when the request came in. */
export interface Session<Role extends string = string> {
  readonly sessionId: Id;
  readonly personId: Id;
  /** Trimmed, lower case, NFC. */
  readonly email: string;
  readonly role: Role;
  /** Whether their address was proved to be theirs. */
  readonly verified: boolean;
}

/** Somebody who proved within the last minutes to own an e-mail address, and may not have a profile yet. */
export interface ProvenIdentity {
  readonly identityId: Id;
  /** Trimmed, lower case, NFC. */
  readonly email: string;
  readonly provider: 'password' | 'google';
}

/**
 * Tells who is behind the credentials of a request. Both answer undefined for anything forged, expired, ended or removed; a
 * change of role, a removal or a sign-out holds from the very next question.
 */
export abstract class Authentication {
  abstract sessionOf(accessToken: string): Promise<Session | undefined>;
  abstract identityOf(identityToken: string): Promise<ProvenIdentity | undefined>;
}

/** Puts the session of the signed-in person on the request as `session`; undefined where there is none. */
export abstract class SessionGuard implements CanActivate {
  abstract canActivate(context: ExecutionContext): Promise<boolean>;
}

/** Puts who an identity token speaks of on the request as `provenIdentity`; undefined where there is none. */
export abstract class ProofGuard implements CanActivate {
  abstract canActivate(context: ExecutionContext): Promise<boolean>;
}

import { createHmac, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { type Id } from '../../../../kernel/ids';
import { ACCESS_SECONDS } from '../../../../platform/http/cookies';
import { type OpenedSession } from '../../application/sessions';
import {
  type AccountVersion,
  BROWSER_SECONDS,
  type BrowserProof,
  type Challenge,
  TICKET_SECONDS,
  type SignInTicket,
  IDENTITY_SECONDS,
  type AuthenticationContext,
  type Tokens,
  type WaitingLink,
} from '../../application/tokens';
import { type ExternalProvider, type Identity, type Provider } from '../../domain/identity';
import { keyFor, type Purpose } from './jwt-options';
import { randomToken } from '../../../../kernel/secrets';

/** For a shared family computer. */
const ACCOUNTS_PER_BROWSER = 5;

interface IdentityClaims extends AuthenticationContext {
  /** The token's id. */
  readonly jti: string;
  readonly sub: Id;
  readonly email: string;
  readonly version: number;
}

interface AccessClaims {
  readonly sub: Id;
  readonly sid: Id;
}

interface BrowserClaims {
  /** Random; does not identify a person. */
  readonly jti: string;
  /** Keyed hashes of the accounts that were proved in it, latest first. */
  readonly accounts: readonly string[];
  /** Those that were proved with a second factor. */
  readonly factors?: readonly string[];
}

/** Signed tokens of this product, each for one purpose and limited in time. */
@Injectable()
export class JwtTokens implements Tokens {
  private readonly browserKey: KeyObject;

  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    { sessionSecret }: Config,
  ) {
    this.browserKey = keyFor('browser-account', sessionSecret);
  }

  identityToken({ id, email, version }: Identity, proven: AuthenticationContext): string {
    const claims: IdentityClaims = { jti: randomToken(), sub: id, email, version, ...proven };
    return this.sign('identity', claims, IDENTITY_SECONDS);
  }

  readIdentity(token: string): IdentityClaims | undefined {
    return this.read<IdentityClaims>('identity', token);
  }

  challengeToken({ id, version }: Identity, provider: Provider): string {
    return this.sign('challenge', { sub: id, provider, version } satisfies Challenge, IDENTITY_SECONDS);
  }

  readChallenge(token: string): Challenge | undefined {
    return this.read<Challenge>('challenge', token);
  }

  accessToken({ personId, sessionId }: Pick<OpenedSession, 'personId' | 'sessionId'>): string {
    return this.sign('access', { sub: personId, sid: sessionId } satisfies AccessClaims, ACCESS_SECONDS);
  }

  readAccess(token: string): AccessClaims | undefined {
    return this.read<AccessClaims>('access', token);
  }

  sessionOf(accessToken: string): Id | undefined {
    return this.readAccess(accessToken)?.sid;
  }

  ticket(ticket: SignInTicket): string {
    return this.sign('provider-ticket', ticket, TICKET_SECONDS);
  }

  readTicket(provider: ExternalProvider, token: string): SignInTicket | undefined {
    const ticket = this.read<SignInTicket>('provider-ticket', token);
    return ticket?.provider === provider ? ticket : undefined;
  }

  linkToken({ provider, subject, email }: WaitingLink): string {
    return this.sign('provider-link', { provider, subject, email } satisfies WaitingLink, TICKET_SECONDS);
  }

  readLink(token: string): WaitingLink | undefined {
    return this.read('provider-link', token);
  }

  browserToken(identity: AccountVersion, proof: BrowserProof, earlier?: string): string {
    const known = earlier === undefined ? undefined : this.read<BrowserClaims>('browser', earlier);
    const account = this.hashOf(identity);
    const claims: BrowserClaims = {
      jti: known?.jti ?? randomToken(),
      accounts: withFirst(account, known?.accounts),
      factors: proof === 'second-factor' ? withFirst(account, known?.factors) : (known?.factors ?? []),
    };
    return this.sign('browser', claims, BROWSER_SECONDS);
  }

  browserKnownFor(
    identity: AccountVersion | undefined,
    proof: BrowserProof,
    token: string | undefined,
  ): string | undefined {
    // Read for unknown accounts too, so that the time does not reveal them.
    const browser = token === undefined ? undefined : this.read<BrowserClaims>('browser', token);
    const known = proof === 'first' ? browser?.accounts : browser?.factors;
    return identity && known?.includes(this.hashOf(identity)) ? browser?.jti : undefined;
  }

  /** Keyed, so that the cookie does not reveal the accounts. */
  private hashOf({ id, version }: AccountVersion): string {
    return createHmac('sha256', this.browserKey).update(`${id} ${version}`).digest('base64url');
  }

  private sign(purpose: Purpose, claims: object, seconds: number): string {
    return this.jwt.sign({ ...claims, iat: this.seconds() }, { audience: purpose, expiresIn: seconds });
  }

  private read<Claims extends object>(purpose: Purpose, token: string): Claims | undefined {
    try {
      return this.jwt.verify<Claims>(token, { audience: purpose, clockTimestamp: this.seconds() });
    } catch {
      return undefined;
    }
  }

  private seconds(): number {
    return Math.floor(this.clock.now() / 1000);
  }
}

const withFirst = (account: string, others: readonly string[] = []): string[] =>
  [account, ...others.filter((other) => other !== account)].slice(0, ACCOUNTS_PER_BROWSER);

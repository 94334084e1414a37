import { Injectable, Logger } from '@nestjs/common';
import { isEmail, isLongerThan, LENGTHS, plainLine } from '@kaaj/contract';
import * as openid from 'openid-client';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { normalizeEmail } from '../../../../kernel/email';
import { sha256Hex } from '../../../../kernel/secrets';
import { withDeadline } from '../../../../platform/outgoing/deadline';
import { fetchAtMost } from '../../../../platform/outgoing/read-at-most';
import { OpenIdProvider } from '../../application/openid-provider';
import { type AuthorizationRedirect, type SignInTicket } from '../../application/tokens';
import { type ExternalPerson } from '../../domain/identity';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 256 * 1024;
/** Refresh interval of the provider's metadata. New keys are fetched when a token uses one. */
const METADATA_LIFE_MS = 60 * 60_000;
const SCOPE = 'openid email profile';

type Claims = Readonly<Record<string, unknown>>;

/**
 * Authorization code flow with state, PKCE (S256) and nonce. openid-client validates issuer, audience, authorized
 * party, times and nonce of the ID token. It verifies its signature with the provider's published keys.
 */
@Injectable()
export class OpenIdClientProvider implements OpenIdProvider {
  private readonly log = new Logger('OpenIdProvider');
  private metadata: { readonly readAt: number; readonly client: Promise<openid.Configuration> } | undefined;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  begin(): Promise<AuthorizationRedirect | undefined> {
    return this.attempt(async () => {
      const client = await this.client();
      const verifier = openid.randomPKCECodeVerifier();
      const ticket: SignInTicket = {
        provider: 'oidc',
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier,
      };
      const page = openid.buildAuthorizationUrl(client, {
        redirect_uri: this.callback,
        scope: SCOPE,
        state: ticket.state,
        nonce: ticket.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { page: page.href, ticket };
    });
  }

  finish(query: string, { state, nonce, verifier }: SignInTicket): Promise<ExternalPerson | undefined> {
    return this.attempt(async () => {
      const client = await this.client();
      const tokens = await openid.authorizationCodeGrant(client, new URL(`${this.callback}?${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) return undefined;
      const claimsOrInfo = namesEmail(claims)
        ? claims
        : await openid.fetchUserInfo(client, tokens.access_token, claims.sub);
      const { email, email_verified: verified } = claimsOrInfo as Claims;
      if (verified !== true) return this.refuse('The provider does not say that the e-mail is verified.');
      const address = typeof email === 'string' ? normalizeEmail(email) : '';
      if (!isEmail(address) || isLongerThan(address, LENGTHS.email)) return this.refuse('The provider told no e-mail.');
      return {
        provider: 'oidc',
        // Includes the issuer: the same subject at another issuer is another person.
        subject: sha256Hex(`${claims.iss}\n${claims.sub}`),
        email: address,
        name: nameOf(claimsOrInfo, address),
        picture: '',
      };
    });
  }

  private get callback(): string {
    return `${this.config.publicOrigin}/api/auth/oidc/callback`;
  }

  private refuse(why: string): undefined {
    this.log.warn(why);
    return undefined;
  }

  /**
   * Undefined for any error. Only an error's code and description are logged, since other fields may contain personal
   * data.
   */
  private async attempt<T>(work: () => Promise<T | undefined>): Promise<T | undefined> {
    if (!this.config.oidc) return undefined;
    try {
      return await withDeadline(TIMEOUT_MS, work);
    } catch (error) {
      const { message, code, cause } = error as Error & { readonly code?: string };
      const because = cause instanceof Error ? cause.message : undefined;
      this.log.warn({ reason: message, code, because }, 'a sign-in with OpenID Connect failed');
      return undefined;
    }
  }

  /** After a failure the next sign-in tries again. */
  private client(): Promise<openid.Configuration> {
    const now = this.clock.now();
    if (this.metadata && now - this.metadata.readAt < METADATA_LIFE_MS) return this.metadata.client;
    const metadata = { readAt: now, client: this.discover() };
    this.metadata = metadata;
    metadata.client.catch(() => {
      if (this.metadata === metadata) this.metadata = undefined;
    });
    return metadata.client;
  }

  private discover(): Promise<openid.Configuration> {
    const { oidc } = this.config;
    if (!oidc) throw new Error('No provider is set.');
    const issuer = new URL(oidc.issuer);
    const basic = openid.ClientSecretBasic(oidc.clientSecret);
    const post = openid.ClientSecretPost(oidc.clientSecret);
    const authenticate: openid.ClientAuth = (server, ...request) =>
      // OpenID Connect Discovery: the default method is client_secret_basic.
      ((server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']).includes('client_secret_basic')
        ? basic
        : post)(server, ...request);
    return openid.discovery(issuer, oidc.clientId, undefined, authenticate, {
      timeout: TIMEOUT_MS / 1000 / 2,
      // It follows no redirects.
      [openid.customFetch]: fetchAtMost(MAX_BYTES) as openid.CustomFetch,
      execute: [
        openid.enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
      ],
    });
  }
}

const namesEmail = ({ email, email_verified: verified }: Claims): boolean =>
  email !== undefined && verified !== undefined;

function nameOf({ name, preferred_username: username }: Claims, email: string): string {
  const [given = ''] = [name, username]
    .filter((text) => typeof text === 'string')
    .map(plainLine)
    .filter(Boolean);
  return (given || (email.split('@')[0] as string)).slice(0, LENGTHS.name);
}

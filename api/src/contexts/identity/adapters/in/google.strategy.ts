import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Passport } from 'passport';
import {
  type GoogleCallbackParameters,
  type Profile,
  Strategy,
  type StrategyOptionsWithRequest,
} from 'passport-google-oauth20';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { normalizeEmail } from '../../../../kernel/email';
import { constantTimeEqual } from '../../../../kernel/secrets';
import { type AuthorizationRedirect, type SignInTicket } from '../../application/tokens';
import { type ExternalPerson } from '../../domain/identity';

const TIMEOUT_MS = 15_000;
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

/** The way to Google, or with `code` and `state` the way back: what the strategy is told of a request. */
export interface OAuthStep {
  readonly query: { readonly code?: string; readonly state?: string };
  /** The strategy notes its PKCE verifier in it on the way there. */
  readonly ticket: { -readonly [Key in keyof SignInTicket]: SignInTicket[Key] };
}

interface IdToken {
  readonly iss?: unknown;
  readonly aud?: unknown;
  readonly sub?: unknown;
  readonly exp?: unknown;
  readonly nonce?: unknown;
}

type Stored = (error: Error | null, state?: string) => void;
type Checked = (error: Error | null, verifier: string | false, state?: unknown) => void;

/**
 * The way to Google and back: state ties the answer to this browser, PKCE the code to this server's question, the nonce the id
 * token to both. What has to be remembered meanwhile travels as a ticket in a signed cookie. Finds a AuthorizationRedirect or the
 * ExternalPerson who came back; for any doubt, and where Google is not switched on, nobody.
 */
@Injectable()
export class GoogleStrategy extends PassportStrategy(Strategy, 'google', 6) {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super(optionsOf(config));
  }

  /** One of its own: passport keeps names for the whole process, and two applications in it would answer for each other. */
  getPassportInstance() {
    return new Passport();
  }

  override authenticate(_request: unknown, { leg }: { readonly leg?: OAuthStep }): void {
    if (!leg || !this.config.google) return this.fail(401);
    // These belong to this one request. Passport's own redirect would write onto Node's response, past Fastify.
    this.redirect = (page) => this.success({ page, ticket: leg.ticket } satisfies AuthorizationRedirect);
    this.error = () => this.fail(401);
    // Whoever was answered already is not answered again.
    setTimeout(() => this.fail(401), TIMEOUT_MS).unref();
    super.authenticate(leg as never, { ticket: leg.ticket });
  }

  override authorizationParams({ ticket }: Pick<OAuthStep, 'ticket'>): object {
    return { ...super.authorizationParams({}), nonce: ticket.nonce, prompt: 'select_account' };
  }

  /** Nobody unless the id token was made for this very question and Google has verified the address. */
  validate(
    { ticket }: OAuthStep,
    _access: string,
    _refresh: string,
    { id_token }: GoogleCallbackParameters,
    profile: Profile,
  ): ExternalPerson | undefined {
    const claims = claimsOf(id_token);
    const { google } = this.config;
    const email = profile.emails?.[0];
    const sound =
      claims.nonce === ticket.nonce &&
      claims.aud === google?.clientId &&
      claims.sub === profile.id &&
      [...ISSUERS, google?.endpoint].includes(String(claims.iss)) &&
      Number(claims.exp) * 1000 > this.clock.now();
    if (!sound || !email || !profile.id || profile._json.email_verified !== true) return undefined;
    return {
      provider: 'google',
      subject: profile.id,
      email: normalizeEmail(email.value),
      name: profile.displayName.slice(0, 100),
      picture: profile.photos?.[0]?.value ?? '',
    };
  }
}

function optionsOf({ google, publicOrigin }: Config): StrategyOptionsWithRequest {
  const options = {
    clientID: google?.clientId ?? 'not switched on',
    clientSecret: google?.clientSecret ?? '',
    callbackURL: `${publicOrigin}/api/auth/google/callback`,
    scope: ['openid', 'email', 'profile'],
    pkce: true,
    ...(google?.endpoint && {
      authorizationURL: `${google.endpoint}/authorize`,
      tokenURL: `${google.endpoint}/token`,
      userProfileURL: `${google.endpoint}/userinfo`,
    }),
    store: {
      store: ({ ticket }: OAuthStep, verifier: string, _state: unknown, _meta: unknown, stored: Stored) => {
        ticket.verifier = verifier;
        stored(null, ticket.state);
      },
      verify: ({ ticket }: OAuthStep, state: string, _meta: unknown, checked: Checked) =>
        checked(null, constantTimeEqual(state, ticket.state) && ticket.verifier, state),
    },
    passReqToCallback: true,
  } as const;
  // The published types do not know of a store that keeps a PKCE verifier.
  return options as unknown as StrategyOptionsWithRequest;
}

/** The token came straight from Google over TLS, so its signature adds nothing; what it says is checked. */
function claimsOf(idToken: unknown): IdToken {
  if (typeof idToken !== 'string') return {};
  try {
    return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as IdToken;
  } catch {
    return {};
  }
}

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

/** Input of the strategy: the start of a sign-in, or its callback with `code` and `state`. */
export interface OAuthStep {
  readonly query: { readonly code?: string; readonly state?: string };
  /** The strategy stores its PKCE verifier in it at the start. */
  readonly ticket: { -readonly [Key in keyof SignInTicket]: SignInTicket[Key] };
}

type Stored = (error: Error | null, state?: string) => void;
type Checked = (error: Error | null, verifier: string | false, state?: unknown) => void;

/**
 * Sign-in with Google. State binds the response to this browser, PKCE binds the code to this request, the nonce binds
 * the id token to both. Their values are stored in a signed cookie (the ticket). Results in an AuthorizationRedirect or
 * an ExternalPerson; in nothing if any check fails or Google is not configured.
 */
@Injectable()
export class GoogleStrategy extends PassportStrategy(Strategy, 'google', 6) {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    super(optionsOf(config));
  }

  /**
   * An instance of its own: passport registers names globally, and two applications in one process would share them.
   */
  getPassportInstance() {
    return new Passport();
  }

  override authenticate(_request: unknown, { leg }: { readonly leg?: OAuthStep }): void {
    if (!leg || !this.config.google) return this.fail(401);
    // Overridden per request. Passport's own redirect would write to Node's response and bypass Fastify.
    this.redirect = (page) => this.success({ page, ticket: leg.ticket } satisfies AuthorizationRedirect);
    this.error = () => this.fail(401);
    // No effect after a result.
    setTimeout(() => this.fail(401), TIMEOUT_MS).unref();
    super.authenticate(leg as never, { ticket: leg.ticket });
  }

  override authorizationParams({ ticket }: Pick<OAuthStep, 'ticket'>): object {
    return { ...super.authorizationParams({}), nonce: ticket.nonce, prompt: 'select_account' };
  }

  /** Accepts an id token only with this request's nonce and an address that Google has verified. */
  validate(
    { ticket }: OAuthStep,
    _access: string,
    _refresh: string,
    { id_token }: GoogleCallbackParameters,
    profile: Profile,
  ): ExternalPerson | undefined {
    const { iss, aud, sub, exp, nonce } = claimsOf(id_token);
    const { google } = this.config;
    const email = profile.emails?.[0];
    const sound =
      nonce === ticket.nonce &&
      aud === google?.clientId &&
      sub === profile.id &&
      [...ISSUERS, google?.endpoint].includes(String(iss)) &&
      Number(exp) * 1000 > this.clock.now();
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
  // The published types lack a store for the PKCE verifier.
  return options as unknown as StrategyOptionsWithRequest;
}

/** The token came directly from Google over TLS, so its signature is not needed; its claims are checked. */
function claimsOf(idToken: unknown): Readonly<Record<string, unknown>> {
  if (typeof idToken !== 'string') return {};
  try {
    return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  } catch {
    return {};
  }
}

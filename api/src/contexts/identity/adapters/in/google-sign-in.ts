import { Injectable } from '@nestjs/common';
import {
  type GoogleCallbackParameters,
  type Profile,
  Strategy,
  type StrategyOptions,
  type VerifyCallback,
} from 'passport-google-oauth20';
import { Config } from '../../../../config';
import { Clock } from '../../../../kernel/clock';
import { normalEmail } from '../../../../kernel/email';
import { type GooglePerson } from '../../domain/identity';
import { GoogleFailed } from '../../domain/identity.errors';
import { type GoogleTicket, JwtTokens } from '../out/jwt-tokens';
import { newSecret, sameText } from '../out/secrets';

const PATIENCE_MS = 15_000;
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];

interface IdToken {
  readonly iss?: unknown;
  readonly aud?: unknown;
  readonly sub?: unknown;
  readonly exp?: unknown;
  readonly nonce?: unknown;
}

type Outcome = { readonly location: string } | { readonly person: GooglePerson };

type Stored = (error: Error | null, state?: string) => void;
type Checked = (error: Error | null, verifier: string | false, state?: unknown) => void;

/** The part of passport that a strategy calls back. */
interface Hooks {
  redirect(location: string): void;
  success(person: GooglePerson): void;
  fail(): void;
  error(error: unknown): void;
}

class StrategyWithNonce extends Strategy {
  nonce = '';

  override authorizationParams(options: object): object {
    return { ...super.authorizationParams(options), nonce: this.nonce, prompt: 'select_account' };
  }
}

/**
 * The way to Google and back, by passport's strategy: state ties the answer to this browser, PKCE the code to this server's
 * question, the nonce the id token to both. What has to be remembered meanwhile travels in a signed cookie.
 */
@Injectable()
export class GoogleSignIn {
  constructor(
    private readonly config: Config,
    private readonly tokens: JwtTokens,
    private readonly clock: Clock,
  ) {}

  /** Where to send the browser, and the ticket it has to bring back. Throws GoogleFailed where Google is not switched on. */
  async begin(): Promise<{ location: string; ticket: string }> {
    const ticket = { state: newSecret(), nonce: newSecret(), verifier: '' };
    const outcome = await this.run({}, ticket);
    if (!('location' in outcome)) throw new GoogleFailed();
    return { location: outcome.location, ticket: this.tokens.googleTicket(ticket) };
  }

  /** Who came back. Throws GoogleFailed for any doubt. */
  async finish(query: Readonly<Record<string, unknown>>, ticketCookie: string | undefined): Promise<GooglePerson> {
    const ticket = ticketCookie === undefined ? undefined : this.tokens.readGoogleTicket(ticketCookie);
    if (!ticket || typeof query['code'] !== 'string' || typeof query['state'] !== 'string') throw new GoogleFailed();
    const outcome = await this.run({ code: query['code'], state: query['state'] }, ticket);
    if (!('person' in outcome)) throw new GoogleFailed();
    return outcome.person;
  }

  private run(query: object, ticket: { -readonly [Key in keyof GoogleTicket]: GoogleTicket[Key] }): Promise<Outcome> {
    const { google, publicOrigin } = this.config;
    if (!google) return Promise.reject(new GoogleFailed());
    const options = {
      clientID: google.clientId,
      clientSecret: google.clientSecret,
      callbackURL: `${publicOrigin}/api/auth/google/callback`,
      scope: ['openid', 'email', 'profile'],
      pkce: true,
      ...(google.endpoint && {
        authorizationURL: `${google.endpoint}/authorize`,
        tokenURL: `${google.endpoint}/token`,
        userProfileURL: `${google.endpoint}/userinfo`,
      }),
      store: {
        store: (_request: unknown, verifier: string, _state: unknown, _meta: unknown, stored: Stored) => {
          ticket.verifier = verifier;
          stored(null, ticket.state);
        },
        verify: (_request: unknown, state: string, _meta: unknown, checked: Checked) =>
          checked(null, sameText(state, ticket.state) && ticket.verifier, state),
      },
    } as unknown as StrategyOptions;
    const verify = (
      _access: string,
      _refresh: string,
      params: GoogleCallbackParameters,
      profile: Profile,
      done: VerifyCallback,
    ) => done(null, this.personOf(params.id_token, profile, ticket.nonce) ?? false);
    const strategy = new StrategyWithNonce(options, verify);
    strategy.nonce = ticket.nonce;
    return answerOf(strategy, query);
  }

  /** Undefined unless the id token was made for this very question and Google has verified the address. */
  private personOf(idToken: unknown, profile: Profile, nonce: string): GooglePerson | undefined {
    const claims = claimsOf(idToken);
    const { google } = this.config;
    const email = profile.emails?.[0];
    const sound =
      claims.nonce === nonce &&
      claims.aud === google?.clientId &&
      claims.sub === profile.id &&
      [...ISSUERS, google?.endpoint].includes(String(claims.iss)) &&
      Number(claims.exp) * 1000 > this.clock.now();
    if (!sound || !email || !profile.id || profile._json.email_verified !== true) return undefined;
    return {
      googleId: profile.id,
      email: normalEmail(email.value),
      name: profile.displayName.slice(0, 100),
      picture: profile.photos?.[0]?.value ?? '',
    };
  }
}

function answerOf(strategy: StrategyWithNonce, query: object): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new GoogleFailed()), PATIENCE_MS);
    const settle = (outcome: Outcome | undefined) => {
      clearTimeout(timer);
      if (outcome) resolve(outcome);
      else reject(new GoogleFailed());
    };
    const hooks: Hooks = {
      redirect: (location) => settle({ location }),
      success: (person) => settle({ person }),
      fail: () => settle(undefined),
      error: () => settle(undefined),
    };
    const passport = Object.assign(strategy, hooks) as unknown as {
      authenticate(request: object, options: object): void;
    };
    passport.authenticate({ query, headers: {} }, {});
  });
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

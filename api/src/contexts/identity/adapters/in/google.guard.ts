import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { type FastifyRequest } from 'fastify';
import { Config } from '../../../../config';
import { randomToken } from '../../../../kernel/secrets';
import { readCookie } from '../../../../platform/http/cookies';
import { type AuthorizationRedirect, Tokens } from '../../application/tokens';
import { type ExternalPerson } from '../../domain/identity';
import { GoogleStrategy, type OAuthStep } from './google.strategy';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the outgoing guard; undefined where Google is unavailable. */
    wayToGoogle?: AuthorizationRedirect | undefined;
    /** Set by the callback guard; undefined where the sign-in is not valid. */
    googlePerson?: ExternalPerson | undefined;
  }
}

/** Sets the strategy's result on the request; the controller decides on the response. */
class GoogleGuard extends AuthGuard() {
  constructor(strategy: GoogleStrategy, property: keyof FastifyRequest) {
    super({
      property,
      // A new strategy per request: passport stores a request's outcome on the strategy, so concurrent requests would
      // get mixed up.
      get defaultStrategy() {
        return Object.create(strategy) as GoogleStrategy;
      },
    });
  }

  override handleRequest<Found>(error: unknown, found: Found | false): Found {
    if (error) throw error;
    return (found || undefined) as Found;
  }
}

/** Sets the redirect to Google on the request. */
@Injectable()
export class ToGoogleGuard extends GoogleGuard {
  constructor(strategy: GoogleStrategy) {
    super(strategy, 'wayToGoogle');
  }

  override getAuthenticateOptions(): { leg: OAuthStep } {
    return {
      leg: { query: {}, ticket: { provider: 'google', state: randomToken(), nonce: randomToken(), verifier: '' } },
    };
  }
}

/** Sets the person who returned from Google on the request. */
@Injectable()
export class FromGoogleGuard extends GoogleGuard {
  constructor(
    strategy: GoogleStrategy,
    private readonly config: Config,
    private readonly tokens: Tokens,
  ) {
    super(strategy, 'googlePerson');
  }

  override getAuthenticateOptions(context: ExecutionContext): { leg?: OAuthStep } {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Querystring: Record<string, unknown> }>>();
    const { code, state } = request.query;
    const ticket = this.tokens.readTicket('google', readCookie(request, this.config, 'provider') ?? '');
    // Without a code the strategy would start a new sign-in.
    if (!ticket || typeof code !== 'string' || code === '' || typeof state !== 'string') return {};
    return { leg: { query: { code, state }, ticket } };
  }
}

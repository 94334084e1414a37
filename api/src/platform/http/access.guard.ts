import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type FastifyRequest } from 'fastify';
import { Config } from '../../config';
import { type AccessRule, accessTo, forMethod, scopesOf } from './access';
import {
  FreshProof,
  KeyGuard,
  type ApiKeyPrincipal,
  IdentityGuard,
  type VerifiedIdentity,
  type Session,
  SessionGuard,
  TermsGate,
} from './authentication';
import { readCookie } from './cookies';
import { AccountSuspended } from '../../kernel/account-suspended';
import { normalizeEmail } from '../../kernel/email';
import { found } from '../../kernel/not-found';
import { openWhileSuspended } from './suspended-access';
import {
  EmailUnverified,
  Forbidden,
  IdentityTokenRequired,
  InvalidKey,
  InvalidRequest,
  ApiKeyNotAllowed,
  NotSignedIn,
  ScopeMissing,
  SecondFactorNeeded,
} from './request-errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the session guard on routes for signed-in people, and by the key guard for the key's person. */
    session?: Session | undefined;
    /** Set by the proof guard on routes with an identity token. */
    provenIdentity?: VerifiedIdentity | undefined;
    /** Set by the key guard where a key was sent. */
    key?: ApiKeyPrincipal | undefined;
  }
}

const KEY = /^Bearer kaaj_/i;

/** Checks every request against the access rule of its handler, before validation and controllers. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly sessions: SessionGuard,
    private readonly proofs: IdentityGuard,
    private readonly keys: KeyGuard,
    private readonly freshProof: FreshProof,
    private readonly terms: TermsGate,
    private readonly config: Config,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const rule = found(forMethod(request.method, accessTo(context.getHandler() as () => unknown, this.reflector)));
    const bearsKey = KEY.test(request.headers.authorization ?? '');
    if (rule.who === 'anyone') {
      // Routes for everyone stay open; a key only matters where a session would show more.
      if (bearsKey && rule.key) await this.admitKey(context, request, rule);
      else if (rule.session) await this.recognize(context, request, rule.session);
      return true;
    }
    if (bearsKey) await this.admitKey(context, request, rule);
    const email = await this.identify(context, request, rule);
    if (rule.self) this.refuseOthers(request, rule, rule.self, email);
    if (rule.verified && !request.session?.verified) throw new EmailUnverified();
    if (rule.terms && request.session) await this.terms.demand(request.session.personId);
    if (rule.fresh && request.session && !bringsProof(request, rule.fresh))
      await this.freshProof.demand(request.session);
    return true;
  }

  /** Sets the caller on the request, if there is a session. */
  private async recognize(
    context: ExecutionContext,
    request: FastifyRequest,
    wanted: 'if-live' | 'renewed',
  ): Promise<void> {
    await this.sessions.canActivate(context);
    if (request.session || wanted === 'if-live') return;
    const lapsed = (['access', 'refresh'] as const).some((name) => readCookie(request, this.config, name));
    if (lapsed) throw new NotSignedIn();
  }

  /** With a key, cookies are ignored. */
  private async admitKey(context: ExecutionContext, request: FastifyRequest, rule: AccessRule): Promise<void> {
    if (!rule.key) throw new ApiKeyNotAllowed();
    await this.keys.canActivate(context);
    const { key } = request;
    if (!key) throw new InvalidKey();
    const opening = scopesOf(rule);
    if (opening && !opening.some((scope) => key.scopes.includes(scope))) throw new ScopeMissing();
    if (key.session.suspended) throw new AccountSuspended();
    request.session = key.session;
  }

  /** Sets the caller on the request and returns their e-mail. */
  private async identify(context: ExecutionContext, request: FastifyRequest, { who }: AccessRule): Promise<string> {
    if (who === 'identity-token' || who === 'identity-or-session') {
      await this.proofs.canActivate(context);
      if (request.provenIdentity) return request.provenIdentity.email;
      if (who === 'identity-token') throw new IdentityTokenRequired();
    }
    if (!request.key) await this.sessions.canActivate(context);
    const { session, method, routeOptions } = request;
    if (!session) throw new NotSignedIn();
    // Checked first: suspended people get this error whatever their role.
    if (session.suspended && !openWhileSuspended(method, routeOptions.url ?? '')) throw new AccountSuspended();
    if (typeof who !== 'string' && !isOne(who, session.role))
      throw isOne(who, session.withheldRole) ? new SecondFactorNeeded() : new Forbidden();
    return session.email;
  }

  private refuseOthers(request: FastifyRequest, rule: AccessRule, self: string, own: string): void {
    if (request.session && isOne(rule.othersBy, request.session.role)) return;
    const { field, value: named } = partOf(request, self);
    if (typeof named !== 'string') {
      throw new InvalidRequest([{ field, code: 'required', message: 'An e-mail address is required.' }]);
    }
    if (normalizeEmail(named) === own) return;
    throw isOne(rule.othersBy, request.session?.withheldRole) ? new SecondFactorNeeded() : new Forbidden();
  }
}

function partOf(request: FastifyRequest, source: string): { readonly field: string; readonly value: unknown } {
  const [part, field] = source.split('.') as ['query' | 'params' | 'body', string];
  const holder = request[part];
  const value: unknown =
    typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[field] : undefined;
  return { field, value };
}

const bringsProof = (request: FastifyRequest, fresh: NonNullable<AccessRule['fresh']>): boolean =>
  fresh !== true && typeof partOf(request, fresh).value === 'string';

const isOne = (roles: readonly string[] = [], role: string | undefined): boolean =>
  role !== undefined && roles.includes(role);

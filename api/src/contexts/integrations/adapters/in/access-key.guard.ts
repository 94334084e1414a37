import { type ExecutionContext, Injectable } from '@nestjs/common';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Config } from '../../../../config';
import { Clock, MINUTE_MS } from '../../../../kernel/clock';
import { Authentication, type KeyGuard, type ApiKeyPrincipal } from '../../../../platform/http/authentication';
import { RateLimits } from '../../../../platform/limits/rate-limits';
import { SharedPace } from '../../../../platform/limits/shared-pace';
import { UseKey } from '../../application/use-key';
import { TooManyCalls } from '../../domain/integrations.errors';

const BEARER = /^Bearer (kaaj_\w+)$/i;

/**
 * Authenticates a program by its access key, and the person it acts for. Adds the RateLimit and RateLimit-Policy
 * headers to each response, and throws TooManyCalls above the limit.
 */
@Injectable()
export class AccessKeyGuard implements KeyGuard {
  /** Rate limit of each key. */
  private readonly pace: SharedPace;

  constructor(
    private readonly useKey: UseKey,
    private readonly authentication: Authentication,
    { limits: { keyCalls } }: Config,
    limits: RateLimits,
    clock: Clock,
  ) {
    this.pace = new SharedPace(limits, clock, 'key', keyCalls);
  }

  async canActivate(context: ExecutionContext): Promise<true> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    request.key = await this.find(request);
    if (request.key) await this.take(request.key, http.getResponse<FastifyReply>());
    return true;
  }

  private async find({ headers }: FastifyRequest): Promise<ApiKeyPrincipal | undefined> {
    const text = BEARER.exec(headers.authorization ?? '')?.[1];
    const key = text === undefined ? undefined : await this.useKey.find(text);
    const session = key && (await this.authentication.sessionOfApiKey(key.sessionId));
    if (!session) return undefined;
    await this.useKey.storeUse(key);
    return { keyId: key.id, scopes: key.scopes, expiresAt: key.expiresAt, spendingCap: key.spendingCap, session };
  }

  private async take({ keyId }: ApiKeyPrincipal, reply: FastifyReply): Promise<void> {
    const { most, left, seconds } = await this.pace.pace(keyId);
    void reply
      .header('ratelimit-policy', `"key";q=${most};w=${MINUTE_MS / 1000}`)
      .header('ratelimit', `"key";r=${Math.max(0, left)};t=${seconds}`);
    if (left < 0) throw new TooManyCalls(seconds);
  }
}

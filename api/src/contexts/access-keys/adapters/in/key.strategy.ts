import { Injectable, type ExecutionContext } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Authentication, type KeyUse } from '../../../../platform/http/authentication';
import { RequestGuard, RequestStrategy } from '../../../../platform/http/request-strategy';
import { KeyPace, WINDOW_SECONDS } from '../../application/key-pace';
import { UseKey } from '../../application/use-key';
import { TooManyCalls } from '../../domain/access-key.errors';

const BEARER = /^Bearer (kaaj_\w+)$/i;

/** The program that calls, by its key, and the person for whom it does. */
@Injectable()
export class KeyStrategy extends PassportStrategy(RequestStrategy, 'key') {
  constructor(
    private readonly useKey: UseKey,
    private readonly authentication: Authentication,
  ) {
    super();
  }

  async validate({ headers }: FastifyRequest): Promise<KeyUse | undefined> {
    const text = BEARER.exec(headers.authorization ?? '')?.[1];
    const key = text === undefined ? undefined : await this.useKey.find(text);
    const session = key && (await this.authentication.lentTo(key.sessionId));
    if (!session) return undefined;
    await this.useKey.note(key);
    return { keyId: key.id, scopes: key.scopes, expiresAt: key.expiresAt, session };
  }
}

/** Says with every answer how much a key has left (RateLimit and RateLimit-Policy), and throws TooManyCalls where that is nothing. */
@Injectable()
export class RequestKeyGuard extends RequestGuard {
  constructor(
    strategy: KeyStrategy,
    private readonly pace: KeyPace,
  ) {
    super(strategy, 'key');
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    const http = context.switchToHttp();
    const { key } = http.getRequest<FastifyRequest>();
    if (!key) return true;
    const { most, left, seconds } = this.pace.take(key.keyId);
    void http
      .getResponse<FastifyReply>()
      .header('ratelimit-policy', `"key";q=${most};w=${WINDOW_SECONDS}`)
      .header('ratelimit', `"key";r=${Math.max(0, left)};t=${seconds}`);
    if (left < 0) throw new TooManyCalls(seconds);
    return true;
  }
}

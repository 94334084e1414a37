import { type ExecutionContext, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { Config } from '../../../../config';
import { Authentication, type IdentityGuard, type SessionGuard } from '../../../../platform/http/authentication';
import { readCookie } from '../../../../platform/http/cookies';

@Injectable()
export class AccessCookieGuard implements SessionGuard {
  constructor(
    private readonly config: Config,
    private readonly authentication: Authentication,
  ) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = readCookie(request, this.config, 'access');
    request.session = token === undefined ? undefined : await this.authentication.sessionOf(token);
    return true;
  }
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

@Injectable()
export class IdentityTokenGuard implements IdentityGuard {
  constructor(private readonly authentication: Authentication) {}

  async canActivate(context: ExecutionContext): Promise<true> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    request.provenIdentity = token === undefined ? undefined : await this.authentication.identityOf(token);
    return true;
  }
}

import { type ExecutionContext, Injectable } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { Authentication, type IdentityGuard } from '../../../../platform/http/authentication';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Reads the identity token. */
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

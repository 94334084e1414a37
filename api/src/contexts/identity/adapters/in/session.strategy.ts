import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type FastifyRequest } from 'fastify';
import { Config } from '../../../../config';
import { Authentication, type Session } from '../../../../platform/http/authentication';
import { readCookie } from '../../../../platform/http/cookies';
import { RequestGuard, RequestStrategy } from '../../../../platform/http/request-strategy';

/** The signed-in person, by the access cookie. */
@Injectable()
export class SessionStrategy extends PassportStrategy(RequestStrategy, 'session') {
  constructor(
    private readonly config: Config,
    private readonly authentication: Authentication,
  ) {
    super();
  }

  async validate(request: FastifyRequest): Promise<Session | undefined> {
    const token = readCookie(request, this.config, 'access');
    return token === undefined ? undefined : this.authentication.sessionOf(token);
  }
}

@Injectable()
export class RequestSessionGuard extends RequestGuard {
  constructor(strategy: SessionStrategy) {
    super(strategy, 'session');
  }
}

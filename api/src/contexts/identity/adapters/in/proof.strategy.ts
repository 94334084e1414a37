import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { type FastifyRequest } from 'fastify';
import { Authentication, type ProvenIdentity } from '../../../../platform/http/authentication';
import { RequestGuard, RequestStrategy } from '../../../../platform/http/request-strategy';

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Who has just proven to own an e-mail address, by the identity token. */
@Injectable()
export class ProofStrategy extends PassportStrategy(RequestStrategy, 'proof') {
  constructor(private readonly authentication: Authentication) {
    super();
  }

  async validate({ headers }: FastifyRequest): Promise<ProvenIdentity | undefined> {
    const token = BEARER.exec(headers.authorization ?? '')?.[1];
    return token === undefined ? undefined : this.authentication.identityOf(token);
  }
}

@Injectable()
export class RequestProofGuard extends RequestGuard {
  constructor(strategy: ProofStrategy) {
    super(strategy, 'provenIdentity');
  }
}

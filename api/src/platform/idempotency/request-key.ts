import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { InvalidRequest } from '../http/request-errors';

const HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * The Idempotency-Key of a request as it is stored: a hash of it and of the signed-in person, so that nobody meets another's
 * key. Undefined without one. Throws InvalidRequest for one that is not 1 to 200 visible characters.
 */
export function requestKeyOf({ headers, session }: FastifyRequest): string | undefined {
  const key = headers[HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new InvalidRequest([
      { field: 'Idempotency-Key', code: 'matches', message: 'This has 1 to 200 visible characters.' },
    ]);
  }
  return sha256(`${session?.personId} ${key}`);
}

/** What was asked for: method, address and body, byte by byte. */
export function fingerprintOf({ method, url, rawBody }: FastifyRequest & { rawBody?: Buffer }): string {
  return sha256(Buffer.concat([Buffer.from(`${method} ${url}\n`), rawBody ?? Buffer.alloc(0)]));
}

/** For a call that keeps its key itself. */
export const RequestKey = createParamDecorator((_: unknown, context: ExecutionContext) =>
  requestKeyOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

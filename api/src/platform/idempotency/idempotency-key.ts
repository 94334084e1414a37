import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { type FastifyRequest } from 'fastify';
import { sha256Hex } from '../../kernel/secrets';
import { sortedMembers } from '../../kernel/sorted-members';
import { InvalidRequest } from '../http/request-errors';
import { type RequestKey } from './idempotency-store';

const HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,200}$/;

/** Adds the header to the API's document. */
export const describeKey = ApiHeader({
  name: 'Idempotency-Key',
  required: false,
  description:
    'Idempotency key, 1 to 200 visible characters. For a day, repeats of the same request have one effect and ' +
    'return one response. The order of the members of the body does not matter. ' +
    'The same key with another request is refused.',
});

/**
 * The RequestKey of a call; undefined without the header. Its presence adds the header to the API's document. Throws
 * InvalidRequest for a key that is not 1 to 200 visible characters.
 */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext) => requestKeyOf(context.switchToHttp().getRequest<FastifyRequest>()),
  [
    (controller, name) => {
      if (name !== undefined) {
        describeKey(controller, name, Object.getOwnPropertyDescriptor(controller, name) as PropertyDescriptor);
      }
    },
  ],
);

function requestKeyOf(request: FastifyRequest & { rawBody?: Buffer }): RequestKey | undefined {
  const { headers, session, method, url, body, rawBody = Buffer.alloc(0) } = request;
  const key = headers[HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new InvalidRequest([
      { field: 'Idempotency-Key', code: 'matches', message: 'Must be 1 to 200 visible characters.' },
    ]);
  }
  return {
    id: sha256Hex(`${session?.personId} ${key}`),
    personId: session?.personId ?? '',
    // A retrying client may serialize its JSON again, with the members in another order.
    fingerprint: sha256Hex(Buffer.concat([Buffer.from(`${method} ${url}\n`), bodyOf(body, rawBody)])),
  };
}

const bodyOf = (body: unknown, rawBody: Buffer): Buffer =>
  typeof body === 'object' && body !== null ? Buffer.from(JSON.stringify(body, sortedMembers)) : rawBody;

import { AsyncLocalStorage } from 'node:async_hooks';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type ApiKeyPrincipal } from './authentication';

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const calls = new AsyncLocalStorage<Call>();

/** Runs what is left of a request so that `currentKey` knows it. */
export function enterCall(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  calls.run({ request, reply }, next);
}

/** The key that the request being handled came with. A job that a request woke goes on once that is answered, and has none. */
export function currentKey(): ApiKeyPrincipal | undefined {
  const call = calls.getStore();
  return call && !call.reply.raw.writableEnded ? call.request.key : undefined;
}

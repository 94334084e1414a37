import { AsyncLocalStorage } from 'node:async_hooks';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type ApiKeyPrincipal } from './authentication';

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const calls = new AsyncLocalStorage<Call>();

/** Runs the rest of a request in a context where `currentKey` works. */
export function enterCall(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  calls.run({ request, reply }, next);
}

/** The access key of the current request. A job that the request triggered runs after the response, and has none. */
export function currentKey(): ApiKeyPrincipal | undefined {
  const call = calls.getStore();
  return call && !call.reply.raw.writableEnded ? call.request.key : undefined;
}

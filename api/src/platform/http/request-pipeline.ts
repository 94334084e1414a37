import { type Provider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type Config } from '../../config';
import { AccessGuard } from './access.guard';
import { enterCall } from './current-key';
import { requireCredentialsForLargeBody, assertRequestComplexity } from './request-limits';
import { assertSameOrigin, assertNotEmbedded } from './origin-check';
import { ProblemFilter } from './problem.filter';
import { securityHeaders } from './security-headers';
import { RequestValidationPipe } from './validation.pipe';

/** What a call may be sent that takes a whole file of rows. */
const FILE_BODY_LIMIT = 8 * 1024 * 1024;

/** What somebody may send without saying who they are: forms of a few short fields. */
const VISITORS_BODY_LIMIT = 8 * 1024;

/*
 * How a request passes, in order: origin, body, guard, pipe, handler, unit of work, answer. What refuses throws; the filter answers.
 * The half page about it: docs/how-a-request-passes.md.
 */

/** The way in through the server, before Nest hears of the request. Routes are to be added afterwards. */
export function registerRequestHooks(server: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    done();
  });

  // 1. Origin: before the body is read.
  server.addHook(
    'onRequest',
    refusing((request) => assertSameOrigin(request, config)),
  );
  server.addHook('onRequest', refusing(assertNotEmbedded));

  // 2. Body: its length while it arrives, its shape once it is parsed.
  server.addHook('onRoute', (route) => {
    const rule = route.config?.access;
    if (rule?.who === 'anyone' && !rule.signed) route.bodyLimit = VISITORS_BODY_LIMIT;
    if (rule?.large) route.bodyLimit = FILE_BODY_LIMIT;
  });
  server.addHook(
    'onRequest',
    refusing((request) => requireCredentialsForLargeBody(request, config)),
  );
  server.addHook('preValidation', refusing(assertRequestComplexity));
  server.addHook('preValidation', (request, _reply, done) => {
    keepPlus(request);
    done();
  });
  // After the body: the stream that brings it knows nothing of the call.
  server.addHook('preValidation', enterCall);
}

/** A query reads a plus as a blank, which no address holds: whoever did not encode theirs meant the plus. */
function keepPlus(request: FastifyRequest): void {
  const query = request.query as Record<string, unknown>;
  if (typeof query['email'] === 'string') query['email'] = query['email'].trim().replaceAll(' ', '+');
}

/** The way in through Nest. After it come the handler, and in its use case the unit of work. */
export const HTTP_PIPELINE_PROVIDERS: readonly Provider[] = [
  // 3. Guard: who calls, against the rule beside the handler.
  { provide: APP_GUARD, useClass: AccessGuard },
  // 4. Pipe: what the call says.
  { provide: APP_PIPE, useClass: RequestValidationPipe },
  // 7. Answer to whatever was refused on the way.
  { provide: APP_FILTER, useClass: ProblemFilter },
];

/** The way out: the answer, and the line about it in the log. */
export function registerResponseHooks(server: FastifyInstance): void {
  // Answers about people belong to nobody's cache; what may be kept says so itself.
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control') && request.url.startsWith('/api'))
      void reply.header('cache-control', 'no-store');
    done();
  });
  // Each line is of these words and numbers alone: looking through them for secrets by name would cost more than writing it.
  const lines = server.log.child({}, { redact: [] });
  server.addHook('onResponse', (request, reply, done) => {
    lines.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        ...(request.session && { person: request.session.personId }),
        ...(request.key && { key: request.key.keyId }),
      },
      'answered',
    );
    done();
  });
}

/** A hook that goes on unless the check throws. */
function refusing(check: (request: FastifyRequest) => void) {
  return (request: FastifyRequest, _reply: unknown, done: (error?: Error) => void): void => {
    try {
      check(request);
      done();
    } catch (error) {
      done(error as Error);
    }
  };
}

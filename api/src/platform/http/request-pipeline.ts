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

/** Maximum body of calls that accept a whole file of rows. */
const FILE_BODY_LIMIT = 8 * 1024 * 1024;

/** Maximum body without credentials: forms with a few short fields. */
const VISITORS_BODY_LIMIT = 8 * 1024;

/*
 * Order of a request: origin, body, guard, pipe, handler, unit of work, response. Each step throws to refuse; the
 * filter maps errors. See docs/how-a-request-passes.md.
 */

/** Server hooks that run before Nest. Must be registered before the routes. */
export function registerRequestHooks(server: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  server.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers).header('x-request-id', request.id);
  });

  // 1. Origin, before the body is read.
  server.addHook('onRequest', async (request) => assertSameOrigin(request, config));
  server.addHook('onRequest', async (request) => assertNotEmbedded(request));

  // 2. Body: its length while it is received, its shape after parsing.
  server.addHook('onRoute', (route) => {
    const rule = route.config?.access;
    if (rule?.who === 'anyone' && !rule.signed) route.bodyLimit = VISITORS_BODY_LIMIT;
    if (rule?.large) route.bodyLimit = FILE_BODY_LIMIT;
  });
  server.addHook('onRequest', async (request) => requireCredentialsForLargeBody(request, config));
  server.addHook('preValidation', async (request) => assertRequestComplexity(request));
  server.addHook('preValidation', async (request) => encodePlus(request));
  // After the body: its stream runs outside of the request's async context.
  server.addHook('preValidation', enterCall);
}

/** In a query a plus means a blank. E-mail addresses have no blanks, so an unencoded plus is not decoded. */
function encodePlus(request: FastifyRequest): void {
  const query = request.query as Record<string, unknown>;
  if (typeof query['email'] === 'string') query['email'] = query['email'].trim().replaceAll(' ', '+');
}

/** Steps within Nest. After them come the handler, and in its use case the unit of work. */
export const HTTP_PIPELINE_PROVIDERS: readonly Provider[] = [
  // 3. Guard: authentication and access rule.
  { provide: APP_GUARD, useClass: AccessGuard },
  // 4. Pipe: validation.
  { provide: APP_PIPE, useClass: RequestValidationPipe },
  // 7. Filter: errors of all steps.
  { provide: APP_FILTER, useClass: ProblemFilter },
];

/** Response hooks and the access log. */
export function registerResponseHooks(server: FastifyInstance): void {
  // Node waits until the client or a timeout ends a connection that was in use when the server began to close.
  let closing = false;
  server.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  // Responses are not cacheable by default; cacheable ones set their own header.
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control') && request.url.startsWith('/api'))
      void reply.header('cache-control', 'no-store');
    if (closing) void reply.header('connection', 'close');
    done();
  });
  // These lines contain only known fields, so the costly redaction is disabled.
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

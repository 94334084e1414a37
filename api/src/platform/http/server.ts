import { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { type Config } from '../../config';
import { newId } from '../../kernel/ids';
import { refuseUnbounded } from './bounded-request';
import { refuseCrossSite, refuseEmbedded } from './origin-check';
import { answerProblem } from './problem.filter';
import { securityHeaders } from './security-headers';

/** A JSON body of more bytes than this is refused; the longest text of ours has 16,000 characters. */
const BODY_LIMIT = 256 * 1024;

/** Long enough for an e-mail address in a path, every character of it percent-encoded. */
const PATH_PARAMETER_LIMIT = 1000;

/** What somebody may send without saying who they are: forms of a few short fields. */
const VISITORS_BODY_LIMIT = 8 * 1024;

/** The HTTP server under Nest: request ids, logs, limits. */
export function makeAdapter(config: Config, logger: FastifyBaseLogger): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: config.arrivalSeconds * 1000,
    // How often Node looks for requests that take longer.
    http: { connectionsCheckingInterval: Math.min(5_000, config.arrivalSeconds * 500) },
    routerOptions: { maxParamLength: PATH_PARAMETER_LIMIT },
    frameworkErrors: (error: unknown, request: unknown, reply: unknown) =>
      answerProblem(error, request as FastifyRequest, reply as FastifyReply),
  });
}

/** What every request goes through before its route is looked at. */
export function prepareServer(server: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  // Node looks at neither limit while the one for the head is longer than the one for the whole.
  server.server.headersTimeout = server.server.requestTimeout;
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers);
    void reply.header('x-request-id', request.id);
    try {
      refuseCrossSite(request, config);
      refuseEmbedded(request);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
  server.addHook('onRoute', (route) => {
    const rule = route.config?.access;
    if (rule?.who === 'anyone' && !rule.signed) route.bodyLimit = VISITORS_BODY_LIMIT;
  });
  server.addHook('preValidation', (request, _reply, done) => {
    try {
      refuseUnbounded(request);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
  // Answers about people belong to nobody's cache; what may be kept says so itself.
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control') && request.url.startsWith('/api'))
      void reply.header('cache-control', 'no-store');
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        ...(request.session && { person: request.session.personId }),
      },
      'answered',
    );
    done();
  });
}

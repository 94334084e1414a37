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
import { refuseCrossSite } from './origin-check';
import { answerProblem } from './problem.filter';
import { InvalidRequest } from './request-errors';
import { securityHeaders } from './security-headers';

/** A JSON body of more bytes than this is refused; the longest text of ours has 16,000 characters. */
const BODY_LIMIT = 256 * 1024;

/** Long enough for an e-mail address in a path, every character of it percent-encoded. */
const PATH_PARAMETER_LIMIT = 1000;

/** Far deeper than any call takes; whatever walks through a body later must not run out of stack. */
const DEEPEST_BODY = 32;
const TOO_DEEP = { field: 'body', code: 'depth', message: 'This is nested too deep.' };

const REQUEST_PATIENCE_MS = 60_000;

/** The HTTP server under Nest: request ids, logs, limits. */
export function makeAdapter(config: Config, logger: FastifyBaseLogger): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_PATIENCE_MS,
    routerOptions: { maxParamLength: PATH_PARAMETER_LIMIT },
    frameworkErrors: (error: unknown, request: unknown, reply: unknown) =>
      answerProblem(error, request as FastifyRequest, reply as FastifyReply),
  });
}

/** What every request goes through before its route is looked at. */
export function prepareServer(server: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers);
    void reply.header('x-request-id', request.id);
    try {
      refuseCrossSite(request, config);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
  server.addHook('preValidation', (request, _reply, done) => {
    if (isDeeperThan(request.body, DEEPEST_BODY)) done(new InvalidRequest([TOO_DEEP]));
    else done();
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

function isDeeperThan(body: unknown, levels: number): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((value) => (isContainer(value) ? (Object.values(value) as unknown[]) : []));
    if (level.length === 0) return false;
  }
  return level.some(isContainer);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value);
}

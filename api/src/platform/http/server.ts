import { readForwardedFor } from './forwarded-for';
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
import { sendProblem } from './problem.filter';
import { leadToOwnName } from './own-name';
import { watchForSharedAddress } from './shared-address';
import { registerResponseHooks, registerRequestHooks } from './request-pipeline';

/** Maximum JSON body; the longest text has 16,000 characters. */
const BODY_LIMIT = 256 * 1024;

/** Long enough for a fully percent-encoded e-mail address in a path. */
const PATH_PARAMETER_LIMIT = 1000;

/** The HTTP server under Nest: request ids, logs, limits. */
export function createFastifyAdapter(config: Config, logger: FastifyBaseLogger): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: config.requestTimeoutSeconds * 1000,
    // How often Node checks for requests that exceed a timeout.
    http: { connectionsCheckingInterval: Math.min(5_000, config.requestTimeoutSeconds * 500) },
    routerOptions: { maxParamLength: PATH_PARAMETER_LIMIT },
    frameworkErrors: (error: unknown, request: unknown, reply: unknown) =>
      sendProblem(error, request as FastifyRequest, reply as FastifyReply),
  });
}

/** Registers the server's limits and hooks before Nest adds its routes. */
export function configureFastify(server: FastifyInstance, config: Config): void {
  // Node enforces neither limit while the header timeout exceeds the request timeout.
  server.server.headersTimeout = server.server.requestTimeout;
  readForwardedFor(server);
  leadToOwnName(server, config);
  registerRequestHooks(server, config);
  registerResponseHooks(server);
  watchForSharedAddress(server, config);
}

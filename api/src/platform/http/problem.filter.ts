import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { ERROR_MESSAGES, type ErrorCode, type Problem, type ProofKind } from '@kaaj/contract';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { DomainError, type ErrorCategory, type FieldError } from '../../kernel/domain-error';

export const HTTP_STATUS_BY_CATEGORY: Readonly<Record<ErrorCategory, number>> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  gone: 410,
  precondition: 412,
  'too-slow': 408,
  'too-large': 413,
  unsupported: 415,
  unprocessable: 422,
  'too-many': 429,
  busy: 503,
  unavailable: 503,
};

/** Errors of the framework itself, by status. */
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'request/invalid',
  404: 'request/not-found',
  405: 'request/not-found',
  408: 'request/too-slow',
  413: 'request/too-large',
  414: 'request/too-large',
  415: 'request/unsupported-media-type',
  431: 'request/too-large',
  503: 'server/unavailable',
};

interface ErrorResponse {
  readonly status: number;
  readonly code: string;
  readonly sentence: string;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds?: number | undefined;
  readonly proofs?: readonly string[] | undefined;
}

/** Maps every error to an RFC 9457 problem document. Defects are logged and have no detail in the response. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refused = refusedBy(error);
  if (isOverload(error))
    request.log.warn({ code: refused.code, error: error.name }, 'request rejected because of overload');
  else if (refused.status >= 500) request.log.error({ err: error, code: refused.code }, 'request failed');
  // A response that is already being sent (a stream) cannot become a problem any more.
  if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
  if (refused.retryAfterSeconds !== undefined) void reply.header('Retry-After', refused.retryAfterSeconds);
  // The connection would wait for the rest of an abandoned body.
  if (refused.status === 408) void reply.header('Connection', 'close');
  void reply
    .status(refused.status)
    .header('Content-Type', 'application/problem+json; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(JSON.stringify(problemOf(refused, request.id)));
}

/** Overload is not a defect, so it is logged without a stack. */
function isOverload(error: unknown): error is DomainError {
  return error instanceof DomainError && (error.refusal === 'busy' || error.refusal === 'too-many');
}

function refusedBy(error: unknown): ErrorResponse {
  if (error instanceof DomainError) {
    const { code, message: sentence, fields, retryAfterSeconds, proofs } = error;
    return { status: HTTP_STATUS_BY_CATEGORY[error.refusal], code, sentence, fields, retryAfterSeconds, proofs };
  }
  const status = statusOf(error);
  const code = CODE_OF_STATUS[status] ?? (status < 500 ? 'request/invalid' : 'server/unexpected');
  const known = status < 500 || status === 503;
  return {
    status: known ? status : 500,
    code: known ? code : 'server/unexpected',
    sentence: ERROR_MESSAGES[known ? code : 'server/unexpected'],
    fields: [],
  };
}

/** Only errors that the framework made for the client have a valid status. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  return 500;
}

export function problemOf({ status, code, sentence, fields, proofs }: ErrorResponse, requestId: string): Problem {
  return {
    type: `urn:problem:kaaj:${code.replace('/', ':')}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: sentence,
    message: sentence,
    code: code as ErrorCode,
    instance: `urn:request:${requestId}`,
    ...(fields.length > 0 && { errors: fields }),
    ...(proofs && { proofs: proofs as readonly ProofKind[] }),
  };
}

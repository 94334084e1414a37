import { type FastifyRequest } from 'fastify';
import { type FieldError } from '../../kernel/domain-error';
import { type Config } from '../../config';
import { readCookie } from './cookies';
import { InvalidRequest, NotSignedIn } from './request-errors';

/** Far deeper than any call needs; protects recursive code from a stack overflow. */
const DEEPEST = 32;

/**
 * More fields and items than any call needs, including the largest answer form. Validating them costs more than
 * parsing.
 */
const MAX_VALUES = 4_000;

/** Query parameters; the most that a call has is a dozen. */
const MAX_PARAMETERS = 100;

const TOO_DEEP = { field: 'body', code: 'depth', message: 'Nested too deeply.' };
const TOO_WIDE = { field: 'body', code: 'width', message: `Contains more than ${MAX_VALUES} values.` };
const TOO_MANY_PARAMETERS = {
  field: 'query',
  code: 'width',
  message: `At most ${MAX_PARAMETERS} query parameters are allowed.`,
};

/** Throws InvalidRequest for a body or query with more values or depth than any call needs. */
export function assertRequestComplexity({ body, query }: FastifyRequest): void {
  const refused = unboundedIn(body);
  if (refused) throw new InvalidRequest([refused]);
  if (countUpTo(query, MAX_PARAMETERS) > MAX_PARAMETERS) throw new InvalidRequest([TOO_MANY_PARAMETERS]);
}

/** Throws NotSignedIn for a request without credentials, before a large body is read. */
export function requireCredentialsForLargeBody(request: FastifyRequest, config: Config): void {
  const { routeOptions, headers } = request;
  if (!routeOptions.config.access?.large) return;
  if (headers.authorization === undefined && readCookie(request, config, 'access') === undefined)
    throw new NotSignedIn();
}

/** Breadth-first, and stops at the first excess value, so that the cost is bounded. */
function unboundedIn(body: unknown): FieldError | undefined {
  let level: readonly object[] = isContainer(body) ? [body] : [];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return TOO_DEEP;
    const below: object[] = [];
    for (const container of level) {
      for (const key in container) {
        if ((values += 1) > MAX_VALUES) return TOO_WIDE;
        const value = (container as Record<string, unknown>)[key];
        if (isContainer(value)) below.push(value);
      }
    }
    level = below;
  }
  return undefined;
}

/** A repeated parameter is an array. */
function countUpTo(query: unknown, most: number): number {
  let count = 0;
  for (const key in query as object) {
    const value = (query as Record<string, unknown>)[key];
    if ((count += Array.isArray(value) ? value.length : 1) > most) break;
  }
  return count;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value);
}

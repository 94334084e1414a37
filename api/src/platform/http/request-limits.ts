import { type FastifyRequest } from 'fastify';
import { type FieldError } from '../../kernel/domain-error';
import { type Config } from '../../config';
import { readCookie } from './cookies';
import { InvalidRequest, NotSignedIn } from './request-errors';

/** Far deeper than any call takes; whatever walks through a body later must not run out of stack. */
const DEEPEST = 32;

/** More fields and items than any call takes, the largest answer form included: looking at each costs more than parsing it. */
const MAX_VALUES = 4_000;

/** Parameters in an address; the widest call takes a dozen. */
const MAX_PARAMETERS = 100;

const TOO_DEEP = { field: 'body', code: 'depth', message: 'Nested too deeply.' };
const TOO_WIDE = { field: 'body', code: 'width', message: `Contains more than ${MAX_VALUES} values.` };
const TOO_MANY_PARAMETERS = {
  field: 'query',
  code: 'width',
  message: `At most ${MAX_PARAMETERS} query parameters are allowed.`,
};

/** Throws InvalidRequest for a parsed body or address that is wider or deeper than any call takes. */
export function assertRequestComplexity({ body, query }: FastifyRequest): void {
  const refused = unboundedIn(body);
  if (refused) throw new InvalidRequest([refused]);
  if (countUpTo(query, MAX_PARAMETERS) > MAX_PARAMETERS) throw new InvalidRequest([TOO_MANY_PARAMETERS]);
}

/** Throws NotSignedIn, before a body is read that may hold a whole file, where nobody so much as says who sends it. */
export function requireCredentialsForLargeBody(request: FastifyRequest, config: Config): void {
  const { routeOptions, headers } = request;
  if (!routeOptions.config.access?.large) return;
  if (headers.authorization === undefined && readCookie(request, config, 'access') === undefined)
    throw new NotSignedIn();
}

/** Walks level by level and stops at the first value too many, so that it never costs more than a body that is taken. */
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

/** A parameter that comes several times is a list of its values. */
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

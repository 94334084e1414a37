import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { type Answer, type Api, type Call } from './api';

type Schema = Readonly<Record<string, unknown>>;

interface Response {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly responses: Readonly<Record<string, Response>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The answer of the API differs from what openapi.json documents for the call. */
export class SchemaViolation extends Error {}

const DOCUMENT = closed(JSON.parse(readFileSync(join(__dirname, '../../openapi.json'), 'utf8'))) as Document;

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  formats: {
    date: /^\d{4}-\d\d-\d\d$/,
    'date-time': (text: string) => new Date(text).toISOString() === text,
    // A removed person has none.
    email: /^$|^[^@\s]+@[^@\s]+$/,
    'uri-reference': true,
    password: true,
    binary: true,
  },
}).addSchema(DOCUMENT, 'document');

const PROBLEM = ajv.getSchema('document#/components/schemas/Problem') as ValidateFunction;

const ROUTES = Object.entries(DOCUMENT.paths)
  .map(([path, operations]) => ({
    path,
    operations,
    pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  // A path without a parameter precedes one whose parameter matches anything.
  .sort((one, other) => one.path.split('{').length - other.path.split('{').length);

/**
 * The same API, but an answer that openapi.json does not document for the call throws SchemaViolation. That covers its
 * status, code, media type, body and every field.
 */
export function withSchemaValidation(api: Api): Api {
  return {
    ...api,
    send: async (call) => {
      const answer = await api.send(call);
      const complaint = findSchemaViolation(call, answer);
      if (complaint)
        throw new SchemaViolation(`${call.method} ${call.path} ${answer.status}: ${complaint}\n${answer.text}`);
      return answer;
    },
  };
}

/** The undocumented part of an answer, if any. */
export function findSchemaViolation(
  { method, path }: Pick<Call, 'method' | 'path'>,
  { status, headers, text }: Pick<Answer, 'status' | 'headers' | 'text'>,
): string | undefined {
  const address = path.split('?')[0] as string;
  const route = ROUTES.find(({ pattern }) => pattern.test(address));
  const operation = route?.operations[method.toLowerCase()];
  const mediaType = String(headers['content-type'] ?? '').split(';')[0] as string;
  // Answers for browsers only (the popup's script, the page of the document) are undocumented; their errors are like
  // all others. HEAD is answered like GET, without the body.
  if (method === 'HEAD') return undefined;
  if (!operation) return status < 400 || mediaType !== 'application/problem+json' ? undefined : invalid(PROBLEM, text);
  const response = operation.responses[status];
  if (!response) return 'a status that is not documented';
  if (!response.content) return undefined;
  const schema = response.content[mediaType]?.schema;
  if (!schema) return `${mediaType} is not documented`;
  if (['text/event-stream', 'text/csv'].includes(mediaType)) return undefined;
  // Many answers refer to one schema, which is compiled once.
  const { $ref } = schema as { readonly $ref?: string };
  const pointer = $ref ?? pointerTo(route.path, method, status, mediaType);
  const wrong = invalid(ajv.getSchema(`document${pointer}`) as ValidateFunction, text);
  return wrong ?? (status >= 400 ? unnamedCode(response, text) : undefined);
}

function unnamedCode({ description }: Response, text: string): string | undefined {
  const { code } = JSON.parse(text) as { code: string };
  return description.includes(`\`${code}\``) ? undefined : `${code} is not among ${description}`;
}

function pointerTo(path: string, method: string, status: number, mediaType: string): string {
  const way = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', mediaType, 'schema'];
  return `#/${way.map((part) => encodeURIComponent(part.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')}`;
}

function invalid(validate: ValidateFunction, text: string): string | undefined {
  return validate(JSON.parse(text)) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'answer' });
}

/**
 * The same document, whose objects have only the named fields. `nullable` beside `allOf` is how OpenAPI 3.0 writes a
 * nullable reference; JSON Schema would read it as not nullable.
 */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  if ('allOf' in part && 'nullable' in part)
    return { anyOf: [{ type: 'null' }, ...(part.allOf as unknown[]).map(closed)] };
  const entries = Object.entries(part).map(([key, value]) => [key, closed(value)]);
  const open = 'properties' in part && !('additionalProperties' in part) && !('allOf' in part);
  return Object.fromEntries(open ? [...entries, ['additionalProperties', false]] : entries);
}

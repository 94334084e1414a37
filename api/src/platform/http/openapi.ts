import { type INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ERROR_MESSAGES, PROOFS } from '@kaaj/contract';
import { sortedMembers } from '../../kernel/sorted-members';
import { type AccessRule, scopesOf } from './access';
import { accessTable } from './access-table';
import { Examples } from './document-examples';
import { openWhileSuspended } from './suspended-access';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Parameter {
  readonly name: string;
  readonly in: string;
  description?: string;
}

interface Described {
  security?: Record<string, string[]>[];
  description?: string;
  parameters?: Parameter[];
  requestBody?: unknown;
  responses: Record<string, { description: string; content?: unknown }>;
}

/** The OpenAPI document of the whole API; deterministic for the same code. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Kaaj')
      .setVersion('1')
      .setLicense('MIT', 'https://opensource.org/license/mit')
      .setDescription(
        [
          'Small paid tasks for coins. Coins are whole numbers, dollars have at most two decimals, and times ' +
            'are ISO 8601 in UTC.',
          'Every response has its payload in `data`. Lists have `page.next`, the cursor of the next page.',
          'Every error is an RFC 9457 problem document with a stable `code`.',
          'Requests with session cookies that change data must send `Origin` with this origin, as browsers do.',
        ].join('\n\n'),
      )
      .addCookieAuth(
        'kaaj_access',
        {
          type: 'apiKey',
          in: 'cookie',
          description: 'Session cookie that POST /jwt sets; named __Host-kaaj_access over https.',
        },
        'session',
      )
      .addBearerAuth(
        { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Identity token, good for five minutes.' },
        'identityToken',
      )
      .addBearerAuth(
        {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'kaaj_...',
          description: 'An API key created with POST /key; each operation names its scope.',
        },
        'key',
      )
      .addServer('/api')
      .build(),
    { ignoreGlobalPrefix: true, operationIdFactory: (_controller, method) => method },
  );
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Problem: PROBLEM, FieldProblem: FIELD_PROBLEM },
  };
  const examples = new Examples(document.components as ConstructorParameters<typeof Examples>[0]);
  const table = accessTable(app);
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method] as Described | undefined;
      if (!operation) continue;
      complete(operation, method, path, table);
      examples.addTo(operation);
    }
  }
  // Sorted, so that the generated file changes only where the API does.
  return JSON.parse(JSON.stringify(document, sortedMembers)) as OpenAPIObject;
}

/** Adds access rules and the errors of guard, validation, limits, path parameters and Idempotency-Key. */
function complete(operation: Described, method: string, path: string, table: ReturnType<typeof accessTable>): void {
  const routePath = path.replace(/\{(\w+)\}/g, ':$1');
  const route = `${method.toUpperCase()} ${routePath}`;
  const rule = table.get(route);
  if (!rule) throw new Error(`${route} has no access rule.`);
  const described = (operation.parameters ?? []).sort(headersLast);
  operation.parameters = [...described, ...undocumentedPathParameters(operation, path)];
  for (const parameter of operation.parameters)
    parameter.description ??= PATH_PARAMETERS[parameter.name] ?? parameter.name;
  operation.security = [...securityOf(rule), ...(rule.key ? [{ key: [] }] : [])];
  operation.description = [operation.description, audienceOf(rule)].filter(Boolean).join('\n\n');
  const refuse = (status: number, ...codes: (keyof typeof ERROR_MESSAGES)[]) => {
    const known = operation.responses[status]?.description;
    const description = codes.map((code) => `\`${code}\``).join(', ');
    operation.responses[status] = { description: known ? `${known}, ${description}` : description };
  };
  // Also for calls without a body or query: an unexpected one may be too large.
  refuse(400, 'request/invalid');
  if (path.includes('{')) refuse(404, 'request/not-found');
  if (operation.parameters.some(({ name }) => name === 'Idempotency-Key')) refuse(422, 'request/idempotency-mismatch');
  if (rule.who === 'identity-token') refuse(401, 'auth/identity-token-required');
  else if (rule.who !== 'anyone' || rule.session === 'renewed') refuse(401, 'auth/not-signed-in');
  if (rule.key) {
    refuse(401, 'key/invalid');
    if (rule.key !== 'any') refuse(403, 'key/scope-missing');
    refuse(429, 'key/too-many-calls');
  } else if (rule.who !== 'anyone') refuse(403, 'key/not-open');
  // Suspended people can use no key, and few routes with a session.
  const forPeople = rule.who !== 'anyone' && rule.who !== 'identity-token';
  if (rule.key || (forPeople && !openWhileSuspended(method.toUpperCase(), routePath))) refuse(422, 'account/suspended');
  if (rule.fresh) refuse(403, 'auth/proof-required');
  if (rule.verified) refuse(422, 'auth/email-unverified');
  if (rule.terms) refuse(422, 'terms/consent-needed');
  if (Array.isArray(rule.who) || rule.othersBy) refuse(422, 'auth/second-factor-needed');
  if (rule.self || Array.isArray(rule.who)) refuse(403, 'access/forbidden');
  if (method !== 'get' || rule.effect) refuse(403, 'access/cross-site');
  if (method !== 'get' || rule.effect || rule.window || rule.who !== 'anyone') refuse(403, 'access/embedded');
  if (method !== 'get') {
    refuse(413, 'request/too-large');
    refuse(415, 'request/unsupported-media-type');
  }
  refuse(500, 'server/unexpected');
  refuse(503, 'server/unavailable');
  if (method !== 'get') refuse(503, 'server/outcome-unknown');
  for (const [status, response] of Object.entries(operation.responses)) {
    if (Number(status) < 400) continue;
    response.description = [...new Set(response.description.split(', '))].join(', ');
    response.content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  }
}

const headersLast = (one: Parameter, other: Parameter) => Number(one.in === 'header') - Number(other.in === 'header');

/** Path parameters without a type in the controller: ids and e-mails, which are strings. */
function undocumentedPathParameters({ parameters = [] }: Described, path: string): Parameter[] {
  const described = new Set(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name));
  return [...path.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name as string)
    .filter((name) => !described.has(name))
    .map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  id: 'Id of the record, 26 characters.',
  delivery: 'Id of a delivery of the webhook, 26 characters.',
  email: 'E-mail of the user.',
  kind: 'Kind of the settled record.',
  name: 'Name of the file.',
  userId: 'Id of the user, 26 characters.',
};

function securityOf({ who, session }: AccessRule): Record<string, string[]>[] {
  if (who === 'anyone') return session ? [{}, { session: [] }] : [];
  if (who === 'identity-token') return [{ identityToken: [] }];
  if (who === 'identity-or-session') return [{ identityToken: [] }, { session: [] }];
  return [{ session: [] }];
}

function audienceOf(rule: AccessRule): string {
  const { who, self, othersBy, verified, terms, fresh, session, key } = rule;
  const audience = {
    anyone: 'Anyone.',
    'identity-token': 'The holder of an identity token.',
    'identity-or-session': 'The holder of an identity token or of a session.',
    'signed-in': 'Anyone signed in.',
  } as const;
  const named = typeof who === 'string' ? audience[who] : `${who.join(' or ')}.`;
  const own = self
    ? ` The e-mail must be the caller's own${othersBy ? `; an ${othersBy.join(' or ')} may name any user` : ''}.`
    : '';
  const proved = verified ? ' Requires a verified e-mail address.' : '';
  const agreed = terms ? ' Requires agreement to the terms in effect.' : '';
  const freshProof = fresh
    ? ` Requires a proof of the last ten minutes (POST /auth/prove)${fresh === true ? '' : ', or the password'}.`
    : '';
  const more = session ? ' Signed-in callers get more data.' : '';
  const scopes = scopesOf(rule)?.map((scope) => `\`${scope}\``);
  const opened = key ? (scopes ? ` API keys need the scope ${scopes.join(' or ')}.` : ' Open to every API key.') : '';
  return `Who may call: ${named}${own}${proved}${agreed}${freshProof}${more}${opened}`;
}

const FIELD_PROBLEM = {
  type: 'object',
  required: ['field', 'code', 'message'],
  properties: {
    field: { type: 'string', description: 'Path in the body or name in the query.' },
    code: { type: 'string', description: 'Stable code of the violated rule.' },
    message: { type: 'string', description: 'One sentence in English.' },
    line: {
      type: 'integer',
      description: 'Line number in the file, from 1; only for rows of files.',
    },
  },
};

const PROBLEM = {
  type: 'object',
  description: 'RFC 9457 problem document.',
  required: ['type', 'title', 'status', 'detail', 'message', 'code'],
  properties: {
    type: { type: 'string', description: 'URN of the kind of problem.' },
    title: { type: 'string', description: 'The HTTP status in words.' },
    status: { type: 'integer', description: 'The HTTP status.' },
    detail: { type: 'string', description: 'One sentence in English.' },
    message: { type: 'string', description: 'The same as detail.' },
    code: { type: 'string', enum: Object.keys(ERROR_MESSAGES).sort(), description: 'Stable error code.' },
    instance: { type: 'string', description: 'URN with the id of this request, as in the x-request-id header.' },
    errors: {
      type: 'array',
      items: { $ref: '#/components/schemas/FieldProblem' },
      description: 'Invalid fields.',
    },
    proofs: {
      type: 'array',
      items: { type: 'string', enum: [...PROOFS] },
      description: 'Only for `auth/proof-required`: the proofs that POST /auth/prove accepts from this user.',
    },
  },
};

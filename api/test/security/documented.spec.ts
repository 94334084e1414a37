import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_MESSAGES } from '@kaaj/contract';
import { NO_EXAMPLE } from '../../src/platform/http/document-examples';
import { type Answer } from '../support/api';
import { exampleOf, pathTo, ROUTES } from '../support/calls';
import { type Browser } from '../support/person';
import { describeOn, type Person, TestApp } from '../test-app';

interface Schema {
  readonly type?: string;
  readonly $ref?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
}

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>;
}

interface Operation {
  readonly parameters?: readonly {
    readonly name: string;
    readonly description?: string;
    readonly schema: Schema;
    readonly example?: unknown;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { description: string; content?: Readonly<Record<string, Media>> }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly examples: Readonly<Record<string, { readonly value: object }>>;
  };
}

const { paths, components } = JSON.parse(readFileSync(join(__dirname, '../../openapi.json'), 'utf8')) as Document;

const OPERATIONS = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);

const UNIT =
  /coin|dollar|people|picture|version|place|worker|task|submission|work|row|page|day|character|transfer|number|how many|HTTP status/i;

const exampleAt = (pointer: string) => components.examples[pointer.slice('#/components/examples/'.length)];

/** The codes that an operation documents for a status. */
const codesOf = ({ responses }: Operation, status: number): string[] =>
  [...(responses[status]?.description ?? '').matchAll(/`([^`]+)`/g)].map(([, code]) => code as string);

/** Every field in a schema and in what it contains; referenced schemas are among the components. */
function fieldsIn(name: string, { properties = {}, items, oneOf = [] }: Schema): [string, Schema][] {
  const own = Object.entries(properties).flatMap(([field, schema]): [string, Schema][] => [
    [`${name}.${field}`, schema],
    ...fieldsIn(`${name}.${field}`, schema),
  ]);
  return [...own, ...oneOf.flatMap((each) => fieldsIn(name, each)), ...(items ? fieldsIn(`${name}[]`, items) : [])];
}

const FIELDS = [
  ...Object.entries(components.schemas).flatMap(([name, schema]) => fieldsIn(name, schema)),
  ...OPERATIONS.flatMap(({ name, operation: { parameters = [], requestBody, responses } }) => [
    ...parameters.map(({ name: field, description, schema }): [string, Schema] => [
      `${name} ${field}`,
      { ...schema, ...(description !== undefined && { description }) },
    ]),
    ...[requestBody, ...Object.values(responses)]
      .flatMap((part) => Object.values(part?.content ?? {}))
      .flatMap(({ schema }) => (schema ? fieldsIn(name, schema) : [])),
  ]),
];

describe('openapi.json', () => {
  it('describes every field by more than its name', () => {
    const bare = FIELDS.filter(([name, { $ref, description = '' }]) => {
      return $ref === undefined && (description.length < 3 || name.split(/[. ]/).at(-1) === description);
    });
    expect(FIELDS.length).toBeGreaterThan(300);
    expect(bare.map(([name]) => name)).toEqual([]);
  });

  it('documents the unit of every number', () => {
    const numbers = FIELDS.filter(([, { type }]) => type === 'integer' || type === 'number');
    expect(numbers.length).toBeGreaterThan(50);
    expect(numbers.filter(([, { description = '' }]) => !UNIT.test(description)).map(([name]) => name)).toEqual([]);
  });

  it('documents the format of every time and day', () => {
    const moments = FIELDS.filter(([name, { deprecated }]) => !deprecated && /\.\w*(Date|time)$/.test(name));
    expect(moments.length).toBeGreaterThan(5);
    for (const [name, schema] of moments)
      expect(`${name} ${JSON.stringify(schema)}`).toMatch(/"format":"date(-time)?"/);
  });

  it.each(OPERATIONS)('has for $name an example of the request, the response and each error', ({ operation }) => {
    const { parameters = [], requestBody, responses } = operation;
    expect(parameters.filter(({ example }) => example === undefined)).toEqual([]);
    for (const part of [requestBody, ...Object.values(responses)]) {
      const media = part?.content?.['application/json'];
      if (media) expect(media).toHaveProperty('example');
    }
    for (const [status, { content }] of Object.entries(responses)) {
      const { examples = {} } = content?.['application/problem+json'] ?? {};
      const shown = Object.entries(examples).map(([code, { $ref }]) => ({ code, value: exampleAt($ref)?.value }));
      expect(shown.map(({ code }) => code)).toEqual(
        Number(status) < 400 ? [] : codesOf(operation, Number(status)).sort(),
      );
      for (const { code, value } of shown) expect(value).toMatchObject({ code, status: Number(status) });
    }
  });

  it('has an example for every own field', () => {
    const lacking = OPERATIONS.filter(({ operation }) => JSON.stringify(operation).includes(NO_EXAMPLE));
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it.each(OPERATIONS)('documents for $name each error by an existing code', ({ operation }) => {
    const refusals = Object.keys(operation.responses)
      .map(Number)
      .filter((status) => status >= 400);
    expect(refusals).toEqual(expect.arrayContaining([500, 503]));
    for (const status of refusals) {
      const codes = codesOf(operation, status);
      expect(codes).not.toEqual([]);
      expect(codes.filter((code) => !Object.hasOwn(ERROR_MESSAGES, code))).toEqual([]);
      expect(operation.responses[status]?.content).toHaveProperty(['application/problem+json']);
    }
  });

  it('lists every code but those that only the gateway and the browser give', () => {
    const named = new Set(
      [...JSON.stringify(paths).matchAll(/`([a-z-]+\/[a-z-]+)`/g)].map(([, code]) => code as string),
    );
    expect(
      Object.keys(ERROR_MESSAGES)
        .filter((code) => !named.has(code))
        .sort(),
    ).toEqual(['auth/oidc-window-closed', 'auth/popup-closed', 'image/file-changed', 'server/no-answer']);
  });
});

describeOn('SQLite', 'the errors of a route', () => {
  let testApp: TestApp;
  let people: Person[];
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite');
    people = await Promise.all((['Worker', 'Buyer', 'Admin'] as const).map((role) => testApp.person(role)));
  });
  afterAll(() => testApp.close());

  const described = ROUTES.flatMap((route) => {
    const operation = paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()];
    return operation ? [{ ...route, operation }] : [];
  });

  it.each(described)('$route are in openapi.json', async ({ route, method, path, rule, operation }) => {
    const { body, query = '' } = exampleOf(route);
    const answers: Answer[] = [];
    const call = async (by: Browser, target: string, sent: unknown, headers = {}) => {
      answers.push(await by.send({ method, path: target, headers, ...(method !== 'GET' && { body: sent }) }));
    };
    for (const me of people) {
      const session = await me.get(`/user?${me.self}`);
      if (!session.ok || rule.who === 'identity-token') await me.signIn();
    }
    const [worker] = people as [Person];
    const place = (id: string, me: Person) => pathTo(path, id, me.email).replace(':name', id);
    await call(testApp.visitor(), place('nothing', worker) + query, {});
    for (const me of people) {
      const self = 'self' in rule && rule.self.startsWith('query.') ? `?${me.self}` : query;
      // An opened stream never ends.
      if (route.endsWith('/stream')) continue;
      const headers = rule.who === 'identity-token' ? me.proof : {};
      const sent = (await body?.(testApp, me)) ?? {};
      for (const id of ['nothing', '01ARZ3NDEKTSV4RRFFQ69G5FAV']) await call(me, place(id, me) + self, sent, headers);
      await call(me, place('nothing', me), { nonsense: true }, headers);
      await call(me, place('nothing', worker) + self, 'not JSON', { ...headers, 'content-type': 'text/plain' });
      await call(me, place('nothing', me) + self, sent, { ...headers, 'idempotency-key': 'k'.repeat(300) });
      await call(me, place('nothing', me) + self, sent, { ...headers, origin: 'https://elsewhere.example' });
    }
    const refused = answers.filter(({ ok }) => !ok);
    const undocumented = refused.filter(({ status, code }) => !codesOf(operation, status).includes(code));
    expect([...new Set(undocumented.map(({ status, code }) => `${status} ${code}`))]).toEqual([]);
  });
});

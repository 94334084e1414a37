import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Role } from '@kaaj/contract';
import { newId } from '../../src/kernel/ids';
import { exampleOf, pathTo, type Route, ROUTES } from '../support/calls';
import { auditLedger } from '../support/ledger';
import { type Person } from '../support/person';
import { describeOn, TestApp } from '../test-app';

interface Schema {
  readonly type?: string;
  readonly nullable?: boolean;
  readonly $ref?: string;
  readonly deprecated?: boolean;
  readonly minimum?: number;
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const openapi = JSON.parse(readFileSync(join(__dirname, '../../openapi.json'), 'utf8')) as Document;

function operationOf(route: Route): Operation | undefined {
  const [method, path] = route.split(' ') as [string, string];
  return openapi.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
}

/** The fields of a route's JSON body that matter, by name. */
function fieldsOf(route: Route): [string, Schema][] {
  const schema = operationOf(route)?.requestBody?.content['application/json']?.schema;
  const { properties = {} } = schema?.$ref
    ? (openapi.components.schemas[schema.$ref.split('/').at(-1) as string] ?? {})
    : (schema ?? {});
  return Object.entries(properties).filter(([, { deprecated }]) => !deprecated);
}

const WITH_BODY = ROUTES.filter(({ route }) => exampleOf(route).body && fieldsOf(route).length > 0);

const CLAIMS = {
  role: 'Admin',
  coin: 1_000_000,
  availableCoin: 1_000_000,
  status: 'accepted',
  buyerEmail: 'thief@kaaj.test',
  workerEmail: 'thief@kaaj.test',
  buyerId: 'thief',
  buyer: { _id: 'thief', coin: 1_000_000 },
  worker: { _id: 'thief', coin: 1_000_000 },
  amountPaid: 0,
  withdrawalAmount: 1_000_000,
  transID: 'TXN00000',
  id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  _id: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  unknown: { $ne: null },
};

describeOn('SQLite', 'request bodies', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite');
  });
  afterAll(() => testApp.close());

  /** A caller who may use the route, with a valid call. */
  async function workingCall(route: Route) {
    const { rule, method, path } = ROUTES.find((one) => one.route === route) as (typeof ROUTES)[number];
    const { record, owner = 'Worker', body } = exampleOf(route);
    const roles: readonly string[] = typeof rule.who === 'string' ? ['Worker'] : rule.who;
    const me = await testApp.person(roles[0] as 'Worker');
    const recordOwner = owner === me.role ? me : await testApp.person(owner);
    const id = record ? await record(testApp, recordOwner) : '';
    const self = 'self' in rule && rule.self.startsWith('query.') ? `?${me.self}` : '';
    const headers = rule.who === 'identity-token' ? me.proof : {};
    const target = pathTo(path, id, me.email) + self;
    const sent = (await body?.(testApp, me)) as Record<string, unknown>;
    return { me, send: (changed: unknown) => me.send({ method, path: target, headers, body: changed }), sent };
  }

  describe('S2 body fields that the server decides on', () => {
    it.each(WITH_BODY.map(({ route }) => route))('S2 change nothing in %s', async (route) => {
      const own = fieldsOf(route).map(([name]) => name);
      const claims = Object.fromEntries(Object.entries(CLAIMS).filter(([name]) => !own.includes(name)));
      const plain = await workingCall(route);
      const claiming = await workingCall(route);
      const fair = await plain.send(plain.sent);
      const polluted = JSON.stringify({ ...claiming.sent, ...claims }).replace(
        /}$/,
        ',"__proto__":{"role":"Admin","polluted":true},"constructor":{"prototype":{"polluted":true}}}',
      );
      const answer = await claiming.send(polluted);
      expect([fair.status, 400]).toContain(answer.status);
      if (answer.ok) expect(await wallet(claiming.me)).toEqual(await wallet(plain.me));
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
      expect(await roleOf(claiming.me)).toBe(await roleOf(plain.me));
      expect(answer.text).not.toMatch(/thief|01ARZ3NDEKTSV4RRFFQ69G5FAV/);
      expect(await auditLedger(testApp.sql)).toBe(0);
    });

    it('S2 tasks and submissions belong to the caller and start in their first state, whatever the body says', async () => {
      const buyer = await testApp.person('Buyer');
      const worker = await testApp.person('Worker');
      const task = await workingCall('POST /task');
      const posted = await buyer.post('/task', { ...task.sent, ...CLAIMS });
      const { _id } = posted.data<{ _id: string }>();
      const sent = await worker.post('/submission', { ...CLAIMS, task: _id, submissionDetail: 'Done.' });
      expect(sent.data()).toMatchObject({ status: 'pending', workerEmail: worker.email, buyerEmail: buyer.email });
      expect(await wallet(worker)).toEqual({ coin: 10, availableCoin: 10 });
    });

    async function wallet(person: Person) {
      const { coin, availableCoin } = (await (await testApp.admin()).get(`/user?${person.self}`)).data<{
        coin: number;
        availableCoin: number;
      }>();
      return { coin, availableCoin };
    }

    async function roleOf({ id }: Person): Promise<string | undefined> {
      const [row] = await testApp.sql<{ role: string }>('SELECT role FROM person WHERE id = ?', [id]);
      return row?.role;
    }
  });

  const cases = WITH_BODY.flatMap(({ route }) =>
    fieldsOf(route).flatMap(([field, schema]) => wrongValuesFor(schema).map((wrong) => [route, field, wrong] as const)),
  );

  const refusedCalls = new Map<Route, ReturnType<typeof workingCall>>();

  /** One call per route: a refused body changes nothing. */
  function refusedCall(route: Route) {
    const call = refusedCalls.get(route) ?? workingCall(route);
    refusedCalls.set(route, call);
    return call;
  }

  it.each(cases)('S3 %s rejects %s: %s and names the field', async (route, field, wrong) => {
    const { send, sent } = await refusedCall(route);
    const rest = Object.fromEntries(Object.entries(sent).filter(([name]) => name !== field));
    const body = JSON.stringify(rest).replace(/}$/, `${Object.keys(rest).length > 0 ? ',' : ''}"${field}":${wrong}}`);
    const { status, text, problem } = await send(body);
    expect(`${status} ${text}`).toMatch(/^400 /);
    expect(problem.errors?.map((error) => error.field.split('.')[0])).toContain(field);
  });

  it('S3 covers every route with a body', () => {
    const taking = ROUTES.filter(({ route }) => operationOf(route)?.requestBody?.content['application/json']);
    expect(taking.length).toBeGreaterThan(15);
    expect(WITH_BODY.map(({ route }) => route)).toEqual(taking.map(({ route }) => route));
  });

  const numbers = ROUTES.flatMap(({ route }) =>
    (operationOf(route)?.parameters ?? []).flatMap(({ in: location, name, schema }) =>
      location === 'query' && schema.type === 'integer'
        ? ['-1', '1.5', '1e309', '9007199254740992', 'five', '5x', '[5]', ...(schema.minimum === 0 ? [] : ['0'])].map(
            (wrong) => [route, name, wrong] as const,
          )
        : [],
    ),
  );

  it.each(numbers)('S3 %s rejects %s=%s in its address and names the field', async (route, name, wrong) => {
    const { rule, method, path } = ROUTES.find((one) => one.route === route) as (typeof ROUTES)[number];
    const me = await caller(typeof rule.who === 'string' ? 'Worker' : rule.who[0]);
    const self = 'self' in rule && rule.self.startsWith('query.') ? `${me.self}&` : '';
    const target = `${pathTo(path, newId(), me.email)}?${self}${name}=${encodeURIComponent(wrong)}`;
    const { status, text, problem } = await me.send({ method, path: target });
    expect(`${status} ${text}`).toMatch(/^400 /);
    expect(problem.errors?.map(({ field }) => field)).toEqual([name]);
  });

  const callers = new Map<Role, Person>();

  /** One person per role, for calls that change nothing. */
  async function caller(role: Role): Promise<Person> {
    const person = callers.get(role) ?? (await testApp.person(role));
    callers.set(role, person);
    return person;
  }

  const addressed = ROUTES.filter(({ rule }) => 'self' in rule && rule.self.startsWith('query.'));

  it.each(addressed.map(({ route }) => route))('S3 %s rejects an e-mail that is a list or an object', async (route) => {
    const { rule, method, path } = ROUTES.find((one) => one.route === route) as (typeof ROUTES)[number];
    const me = await testApp.person(typeof rule.who === 'string' ? 'Worker' : rule.who[0]);
    for (const query of [`${me.self}&${me.self}`, `email[]=${me.email}`, `email[$ne]=x`, '']) {
      const { status } = await me.send({ method, path: `${path}?${query}`, ...(method === 'POST' && { body: {} }) });
      expect(`${query} ${status}`).toBe(`${query} 400`);
    }
  });

  it.each(['null', '[]', '"text"', '5', 'true', '{', ''])('S3 rejects a body that is %p', async (body) => {
    const buyer = await testApp.person('Buyer');
    const answer = await buyer.send({
      method: 'POST',
      path: '/task',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
  });

  it('S3 rejects a body of 2 MB, one 10,000 levels deep and one with 10,001 fields, and the API stays up', async () => {
    const buyer = await testApp.person('Buyer');
    const bodies = [
      JSON.stringify({ title: 'x'.repeat(2_000_000) }),
      `{"title":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      JSON.stringify(Object.fromEntries(Array.from({ length: 10_001 }, (_, index) => [`field${index}`, index]))),
    ];
    for (const body of bodies) {
      const { status } = await buyer.send({ method: 'POST', path: '/task', body });
      expect([400, 413]).toContain(status);
    }
    expect((await buyer.get('/health')).status).toBe(200);
  });

  it.each(['asc; DROP TABLE task', "' OR 1=1 --", '1e309', '-1', 'NaN', '%00'])(
    'S3 a query of %p has no effect',
    async (value) => {
      const encoded = encodeURIComponent(value);
      for (const name of ['sort', 'cursor', 'size', 'minPay', 'maxPay', 'open', 'search']) {
        const { status } = await testApp.visitor().get(`/task?${name}=${encoded}`);
        expect([200, 400]).toContain(status);
      }
    },
  );
});

/** JSON that does not match a field. */
function wrongValuesFor({ type, nullable = false, minimum, oneOf }: Schema): string[] {
  if (oneOf)
    return [
      ...(oneOf.some((one) => one.type === 'integer') ? ['0', '1.5'] : ['5']),
      ...['{}', '[]', 'true', 'null', '"nothing"', '{"_id":5}', '{"_id":["x"]}', '{"_id":{"$ne":null}}'],
    ];
  if (type === 'string') return ['{}', '[]', '["x"]', '5', 'true', '{"$ne":null}'];
  if (type === 'array') return ['{}', '"x"', '5', 'true'];
  if (type === 'object') return ['[]', '"x"', '5', 'true', ...(nullable ? [] : ['null'])];
  if (type === undefined) return ['[]', '"x"', '5', 'true', 'null'];
  if (type === 'boolean') return ['"true"', '1', '{}'];
  if (type !== 'integer') throw new Error(`Nothing is known that would not fit ${type}.`);
  return [
    '{}',
    '[]',
    '[5]',
    '"5"',
    'true',
    ...(nullable ? [] : ['null']),
    '-1',
    '1.5',
    '1e309',
    '9007199254740992',
    ...(minimum === 0 ? [] : ['0']),
  ];
}

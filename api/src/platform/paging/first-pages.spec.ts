import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '@kaaj/contract';
import { exampleOf, ROUTES } from '../../../test/support/calls';
import { fill } from '../../../test/support/seed-lists';
import { describeOn, idOf, type Person, TestApp, SERVER } from '../../../test/test-app';
import { Database } from '../database/database';
import { type Sql, sql } from '../database/sql';

const FEW = 200;
const MANY = 6_000;

/**
 * Figures of the overviews that are sums over all rows: each reads every row once, along an index. A new one makes the
 * page that much more expensive and needs an entry here.
 */
const SUMS: Readonly<Record<string, readonly string[]>> = {
  'GET /overview/buyer': ['tasks and their open places', 'money paid'],
  'GET /overview/worker': ['work sent and pending'],
  'GET /submission/received/among': ['work for those tasks'],
  'GET /task/batch/:id/labels': ['how many answers a batch has', 'these answers'],
  'GET /task/batch/:id/annotators': ['how many answers a batch has'],
  'GET /overview/admin': ['people by role', 'coins', 'money paid out'],
};

interface Schema {
  readonly type?: string;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}

interface Document {
  readonly paths: Readonly<
    Record<string, { readonly get?: { responses: { 200?: { content?: Record<string, { schema: Schema }> } } } }>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const openapi = JSON.parse(readFileSync(join(__dirname, '../../../openapi.json'), 'utf8')) as Document;

/** Every route that returns a list, or a page of one. */
const LISTS = ROUTES.filter(({ method, path }) => {
  const operation = openapi.paths[path.replace(/:(\w+)/g, '{$1}')]?.get;
  const schema = operation?.responses[200]?.content?.['application/json']?.schema;
  const { properties = {} } = schema?.$ref ? named(schema.$ref) : (schema ?? {});
  return method === 'GET' && (properties['page'] !== undefined || properties['data']?.type === 'array');
});

function named(reference: string): Schema {
  return openapi.components.schemas[reference.split('/').at(-1) as string] ?? {};
}

describeOn(SERVER, 'the first page of a list', () => {
  let testApp: TestApp;
  let owner: Person;
  let endpoint: string;
  const costs = new Map<string, number>();
  beforeAll(async () => {
    testApp = await TestApp.build(SERVER);
    owner = await testApp.person('Buyer');
    endpoint = idOf(await owner.post('/webhook', { url: 'https://1.1.1.1/kaaj', events: ['task.closed'] }));
    for (const [rows, from, to] of [
      ['few', 0, FEW],
      ['many', FEW, MANY],
    ] as const) {
      await fill(testApp.database, owner.id, { from, to, endpoint });
      for (const route of LISTS) costs.set(`${rows} ${route.route}`, await costOf(route));
    }
  }, 170_000);
  afterAll(() => testApp.close());

  it('is tested for every list', () => {
    expect(LISTS.map(({ route }) => route).sort()).toEqual([
      'GET /account/session',
      'GET /admin/brake',
      'GET /audit',
      'GET /claim',
      'GET /dispute',
      'GET /dispute/:id/message',
      'GET /key',
      'GET /notification',
      'GET /overview/admin',
      'GET /overview/buyer',
      'GET /overview/worker',
      'GET /payment',
      'GET /payment/case',
      'GET /payout',
      'GET /payout-account',
      'GET /proof',
      'GET /proof/key',
      'GET /report',
      'GET /report/own',
      'GET /submission/decision-time',
      'GET /submission/received',
      'GET /submission/received/among',
      'GET /submission/worker',
      'GET /submission/worker/among',
      'GET /task',
      'GET /task-filter',
      'GET /task-template',
      'GET /task/:id/question',
      'GET /task/all',
      'GET /task/batch',
      'GET /task/batch/:id/annotators',
      'GET /task/batch/:id/labels',
      'GET /task/review',
      'GET /task/unsent',
      'GET /task/user/:email',
      'GET /user/alluser',
      'GET /user/bestworker',
      'GET /user/objection',
      'GET /wallet/statement',
      'GET /webhook',
      'GET /webhook/:id/delivery',
      'GET /withdrawal',
      'GET /worker-group',
      'GET /worker-group/:id/member',
      'GET /worker-test',
    ]);
  });

  it.each(LISTS.map(({ route }) => route))(`%s costs the same of ${MANY} rows as of ${FEW}`, (route) => {
    const few = costs.get(`few ${route}`) as number;
    expect(few).toBeGreaterThan(0);
    expect(costs.get(`many ${route}`)).toBeGreaterThan(0);
    // A page of fewer rows than its size fills up later, and a page reads a few rows besides. The bell counts
    // notifications as far as it shows them, along the same index.
    const counted = route === 'GET /notification' ? 2 * LIMITS.notificationsCounted : 0;
    // The owner of the rows has submitted work for every task here. All of them are read, as by a bounded search
    // without results.
    const lookedAt = route === 'GET /task/unsent' ? 4 * MANY : 0;
    // The owner of the rows signed in once more for each list, which adds a row and its index entry.
    const devices = route === 'GET /account/session' ? 2 * LISTS.length : 0;
    const summed = (SUMS[route]?.length ?? 0) * (MANY - FEW);
    expect(costs.get(`many ${route}`)).toBeLessThan(few * 1.5 + 20 + counted + lookedAt + devices + summed);
  });

  /** Rows that the database reads for the page: its own rows, joined ones, and sums. */
  async function costOf({ route, path, rule }: (typeof LISTS)[number]): Promise<number> {
    // The many rows belong to their owner; another person with the role of the route sends the request.
    const role = typeof rule.who === 'string' ? 'Buyer' : rule.who[0];
    await testApp.sql('UPDATE person SET role = ? WHERE id = ?', [role, owner.id]);
    await owner.signIn();
    const { query: example = '' } = exampleOf(route);
    const self = 'self' in rule && rule.self.startsWith('query.') ? `?${owner.self}` : '';
    const statements: { sql: Sql; parameters: readonly unknown[] }[] = [];
    const query = jest.spyOn(testApp.database, 'query').mockImplementation(function <Row>(
      this: Database,
      sql: Sql,
      parameters: readonly unknown[] = [],
    ): Promise<Row[]> {
      statements.push({ sql, parameters });
      return Database.prototype.query.call(this, sql, parameters) as Promise<Row[]>;
    });
    const answer = await owner.get(
      path.replace(':email', encodeURIComponent(owner.email)).replace(':id', endpoint) + (self || example),
    );
    query.mockRestore();
    expect(answer.text).toMatch(/^\{"data"/);
    return rowsRead(statements);
  }

  async function rowsRead(statements: readonly { sql: Sql; parameters: readonly unknown[] }[]): Promise<number> {
    return testApp.database.run(async () => {
      const read = async () => {
        const rows = await testApp.database.query<{ Value: string }>(sql`SHOW SESSION STATUS LIKE 'Handler_read%'`);
        return rows.reduce((sum, { Value }) => sum + Number(Value), 0);
      };
      const before = await read();
      for (const { sql, parameters } of statements) await testApp.database.query(sql, parameters);
      return (await read()) - before;
    });
  }
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_SCOPES, type KeyScope } from '@kaaj/contract';
import { type HTTPMethods } from 'fastify';
import { type AccessRule, scopesOf } from '../../src/platform/http/access';
import { accessTable } from '../../src/platform/http/access-table';
import { ACCESS } from '../support/access-table';
import { streamsOver } from '../support/api';
import { exampleOf, pathTo, type Route, ROUTES } from '../support/calls';
import { Browser, Person } from '../support/person';
import { Program } from '../support/program';
import { timeLimit } from '../support/sizes';
import { RemoteTestEnvironment, type TestEnvironment } from '../support/test-environment';
import { describeOn, TestApp } from '../test-app';

const CALLERS = ['visitor', 'newcomer', 'Worker', 'Buyer', 'Admin'] as const;
type CallerKind = (typeof CALLERS)[number];
type Whose = 'own' | "other's";

describeOn('SQLite', 'S1 the access table', () => {
  let testApp: TestApp;
  let declared: ReturnType<typeof accessTable>;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite');
    declared = accessTable(testApp.app);
  });
  afterAll(() => testApp.close());

  it.each(Object.entries(ACCESS))('S1 allows for %s what the product rules promise', (route, promised) => {
    expect(declared.get(route)).toStrictEqual(promised);
  });

  it('S1 has a row for every handler of the application, and none for an unknown route', () => {
    expect([...declared.keys()].sort()).toStrictEqual(Object.keys(ACCESS).sort());
    const server = testApp.app.getHttpAdapter().getInstance();
    const missing = [...declared.keys()].filter((row) => {
      const [method, path] = row.split(' ') as [HTTPMethods, string];
      return !server.hasRoute({ method, url: `/api${path}` });
    });
    expect(missing).toEqual([]);
  });

  it('S1 has a row for every route of openapi.json, and none for an unknown route', () => {
    const described = routesOf(join(__dirname, '../../openapi.json'));
    const undescribed = ['GET /docs', 'GET /docs/:file', 'GET /openapi.json', 'GET /metrics', 'GET /auth/hand-over.js'];
    const routes = [...declared.keys()];
    expect(described.filter((route) => !routes.includes(route))).toEqual([]);
    expect(routes.filter((route) => !described.includes(route) && !undescribed.includes(route))).toEqual([]);
  });
});

describeOn('SQLite', 'S1 every route', () => {
  let testApp: TestApp;
  let testEnv: TestEnvironment;
  beforeAll(
    async () => {
      testApp = await TestApp.build('SQLite');
      testEnv = new RemoteTestEnvironment(streamsOver(await testApp.overHttp(), testApp.api), testApp.sql);
    },
    timeLimit(30, 30),
  );
  afterAll(() => testApp.close());

  const cells = ROUTES.flatMap(({ route }) =>
    CALLERS.flatMap((caller) => whosesOf(route).map((whose) => [route, caller, whose] as const)),
  );

  it.each(cells)('S1 %s by a %s, on %s', async (route, kind, whose) => {
    const { who } = ACCESS[route] as AccessRule;
    const refused = who !== 'anyone' && [401, 403].includes(expected(route, kind, whose));
    const kept = refused || onlyReads(route) || expected(route, kind, whose) === 404;
    const caller = await (kept ? shared(kind) : callerOf(kind));
    const call = await (refused ? refusedCall(route, caller, whose) : callOf(route, caller, whose));
    const { status, text } = await caller.send(call);
    expect(`${describeStatus(status)} ${status < 400 ? '' : text}`).toMatch(
      new RegExp(`^${describeStatus(expected(route, kind, whose))}`),
    );
  });

  const programs = ROUTES.flatMap(({ route, rule }: { route: Route; rule: AccessRule }) =>
    (['Worker', 'Buyer'] as const).flatMap((kind) =>
      (rule.key ? (['its scope', 'every other scope'] as const) : (['every scope'] as const)).map(
        (scopes) => [route, kind, scopes] as const,
      ),
    ),
  );

  it.each(programs)("S1 %s by a %s's key of %s", async (route, kind, scopes) => {
    const expectation = expectedWithKey(route, kind, scopes);
    const refused = expectation.includes('key/');
    const opened = scopesFor(route, scopes);
    const kept = refused || onlyReads(route);
    const person = (await (kept ? shared(kind) : callerOf(kind))) as Person;
    const program = await (kept ? sharedProgram(person, opened) : Program.of(person, opened));
    const [method, path] = route.split(' ') as [string, string];
    const call = refused ? { method, path: path.replace(/:\w+/g, 'none') } : await callOf(route, person, 'own');
    const { status, text } = await program.send(call);
    expect(`${describeStatus(status)} ${status < 400 ? '' : text}`).toMatch(new RegExp(`^${expectation}`));
  });

  // A call that only reads, or is rejected, needs no new person. Without a rejection before any lookup it would end in
  // 404 or 2xx.
  const sharedCallers = new Map<string, Promise<Browser>>();
  const sharedPrograms = new Map<string, Promise<Program>>();

  function shared(kind: CallerKind, name: string = kind): Promise<Browser> {
    const known = sharedCallers.get(name) ?? callerOf(kind);
    sharedCallers.set(name, known);
    return known;
  }

  async function refusedCall(route: Route, caller: Browser, whose: Whose) {
    const [method, path] = route.split(' ') as [string, string];
    const { self } = ACCESS[route] as AccessRule;
    const own = whose === 'own' && caller instanceof Person;
    const { email } = own ? caller : ((await shared('Worker', 'somebody else')) as Person);
    return {
      method,
      path:
        pathTo(path, 'none', email).replace(/:\w+/, 'none') +
        (self?.startsWith('query.') ? `?${self.slice(6)}=${encodeURIComponent(email)}` : ''),
      ...(self === 'body.email' && { body: { email } }),
      headers: { ...(caller instanceof Person && takesProof(route) && caller.proof) },
    };
  }

  function sharedProgram(person: Person, scopes: readonly KeyScope[]): Promise<Program> {
    const name = [person.id, ...scopes].join(' ');
    const known = sharedPrograms.get(name) ?? Program.of(person, scopes);
    sharedPrograms.set(name, known);
    return known;
  }

  async function callerOf(kind: CallerKind): Promise<Browser> {
    if (kind === 'visitor') return new Browser(testEnv.api);
    if (kind === 'newcomer') return Person.withoutProfile(testEnv.api, { role: 'Worker' });
    return testEnv.person(kind);
  }

  async function callOf(route: Route, caller: Browser, whose: Whose) {
    const { record, owner = 'Worker', body, headers, query = '' } = exampleOf(route);
    const [method, path] = route.split(' ') as [string, string];
    const { self } = ACCESS[route] as AccessRule;
    const needsMe = record || body;
    const me = (caller instanceof Person && caller.id) || !needsMe ? (caller as Person) : await testEnv.person('Buyer');
    const named =
      whose === 'own' && caller instanceof Person ? caller : ((await shared('Worker', 'somebody else')) as Person);
    const id = record
      ? await record(testEnv, whose === 'own' && me.role === owner ? me : await testEnv.person(owner))
      : '';
    const search = self?.startsWith('query.') ? `?${self.slice(6)}=${encodeURIComponent(named.email)}` : query;
    const sent = body && (await body(testEnv, me));
    if (route === 'POST /jwt' && caller instanceof Person && caller.id) await caller.prove();
    return {
      method,
      path: pathTo(path, id, named.email).replace(/:\w+/, 'none') + search,
      ...(sent && { body: self === 'body.email' ? { ...sent, email: named.email } : sent }),
      headers: { ...headers, ...(caller instanceof Person && takesProof(route) && caller.proof) },
    };
  }
});

function onlyReads(route: Route): boolean {
  return route.startsWith('GET ') && route !== 'GET /jwt/logout' && !exampleOf(route).record;
}

function takesProof(route: Route): boolean {
  return ['identity-token', 'identity-or-session'].includes((ACCESS[route] as AccessRule).who as string);
}

/** Whether the outcome depends on whose record or e-mail a call names. */
function whosesOf(route: Route): Whose[] {
  const { record, owner } = exampleOf(route);
  return (ACCESS[route] as AccessRule).self || (record && owner) ? ['own', "other's"] : ['own'];
}

const LETS_IN = 200;

function expected(route: Route, kind: CallerKind, whose: Whose): number {
  const { who, self, othersBy }: AccessRule = ACCESS[route];
  const { owner, shared, adminForAnyone: adminForAnyRecord, answers = LETS_IN } = exampleOf(route);
  // Without a session there is nothing to refresh.
  if (route === 'POST /auth/refresh') return kind === 'visitor' || kind === 'newcomer' ? 401 : answers;
  if (who === 'anyone') return answers;
  if (kind === 'visitor') return 401;
  if (takesProof(route)) {
    if (self && whose === "other's") return 403;
    // Without a profile no session can be opened.
    return route === 'POST /jwt' && kind === 'newcomer' ? 409 : answers;
  }
  if (kind === 'newcomer') return 401;
  if (typeof who !== 'string' && !who.includes(kind)) return 403;
  if (self) return whose === "other's" && !othersBy?.includes(kind) ? 403 : answers;
  if (!owner || shared || (adminForAnyRecord && kind === 'Admin')) {
    return route === 'POST /submission' && kind !== 'Worker' ? 422 : answers;
  }
  return whose === 'own' && kind === owner ? answers : 404;
}

function scopesFor(route: Route, scopes: string): KeyScope[] {
  const opening = scopesOf<KeyScope>(ACCESS[route]);
  if (!opening?.length) return [...KEY_SCOPES];
  // Any one of several is enough.
  if (scopes === 'its scope') return [opening[0] as KeyScope];
  return KEY_SCOPES.filter((scope) => !opening.includes(scope));
}

function expectedWithKey(route: Route, kind: CallerKind, scopes: string): string {
  const { who, key }: AccessRule = ACCESS[route];
  if (!key) return who === 'anyone' ? describeStatus(expected(route, 'visitor', 'own')) : '403 .*key/not-open';
  if (key === 'any') return 'lets in';
  return scopes === 'its scope' ? describeStatus(expected(route, kind, 'own')) : '403 .*key/scope-missing';
}

function describeStatus(status: number): string {
  return status < 400 ? 'lets in' : String(status);
}

function routesOf(file: string): string[] {
  if (!existsSync(file)) throw new Error('openapi.json is not there: npm run openapi -w @kaaj/api');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map(
      (method) => `${method.toUpperCase()} ${path.replace(/^\/api(?=\/)/, '').replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
}

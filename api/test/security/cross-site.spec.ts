import { PICTURE } from '../support/picture';
import { exampleOf, ROUTES } from '../support/calls';
import { describeOn, type Person, TestApp } from '../test-app';

const CHANGING = ROUTES.filter(({ method, rule }) => method !== 'GET' || 'effect' in rule);

/** The headers of a browser when another site sends the request. */
const FROM_ELSEWHERE: Record<string, Record<string, string>> = {
  "another site's Origin": { origin: 'https://evil.example' },
  'an Origin with ours as a prefix': { origin: 'http://localhost:3000.evil.example' },
  'the Origin null of a sandboxed frame': { origin: 'null' },
  'Sec-Fetch-Site: cross-site': { 'sec-fetch-site': 'cross-site' },
  'Sec-Fetch-Site: same-site, from a neighbouring host': { 'sec-fetch-site': 'same-site' },
};

/** A number that changes with each commit of another connection: the reader of the application never writes. */
async function versionOf(testApp: TestApp): Promise<unknown> {
  await testApp.stopOutbox();
  return testApp.database.reader.query('PRAGMA data_version');
}

describeOn('SQLite', 'a cross-site request', () => {
  let testApp: TestApp;
  let person: Person;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite', { PUBLIC_ORIGIN: 'http://localhost:3000' });
    person = await testApp.person('Buyer');
  });
  afterAll(() => testApp.close());

  const cookies = () => ({ cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  const bodies = new Map<string, unknown>();

  /** One for all calls of a route, since each of them is rejected. */
  async function bodyOf(route: (typeof ROUTES)[number]['route']): Promise<unknown> {
    if (!bodies.has(route)) bodies.set(route, (await exampleOf(route).body?.(testApp, person)) ?? {});
    return bodies.get(route);
  }

  const cases = CHANGING.flatMap(({ route }) => Object.keys(FROM_ELSEWHERE).map((sign) => [route, sign] as const));

  it.each(cases)('S5 %s is rejected with %s, and changes nothing', async (route, sign) => {
    const { method, path } = ROUTES.find((one) => one.route === route) as (typeof ROUTES)[number];
    const body = await bodyOf(route);
    const target = path.replace(':email', person.email).replace(/:\w+/, '01ARZ3NDEKTSV4RRFFQ69G5FAV');
    const before = await versionOf(testApp);
    const { status, code } = await testApp.api.send({
      method,
      path: `${target}?${person.self}`,
      headers: { ...cookies(), ...person.proof, ...FROM_ELSEWHERE[sign] },
      ...(method !== 'GET' && { body }),
    });
    expect([status, code]).toEqual([403, 'access/cross-site']);
    expect(await versionOf(testApp)).toEqual(before);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'S5 rejects a %s body, which any form can send',
    async (type) => {
      const before = await versionOf(testApp);
      const { status, code } = await testApp.api.send({
        method: 'POST',
        path: '/task',
        headers: { ...cookies(), origin: testApp.api.origin, 'content-type': type },
        body: '{"title":"x"}',
      });
      expect([status, code]).toEqual([403, 'access/cross-site']);
      expect(await versionOf(testApp)).toEqual(before);
    },
  );

  it('S5 rejects cookies without headers that name the origin', async () => {
    const { status, code } = await testApp.api.send({ method: 'POST', path: '/task', headers: cookies(), body: {} });
    expect([status, code]).toEqual([403, 'access/cross-site']);
  });

  it('S5 allows no other origin by CORS', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const preflight = await testApp.api.send({ method: 'OPTIONS', path: '/task', headers });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
  });

  it('S5 allows our own pages, and their calls do change something', async () => {
    const before = await versionOf(testApp);
    expect((await person.post('/auth/refresh')).status).toBe(200);
    expect(await versionOf(testApp)).not.toEqual(before);
    expect((await person.get('/jwt/logout', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

const PRIVATE = ROUTES.filter(({ rule }) => rule.who !== 'anyone' && !('picture' in rule));

/** The headers of a browser for a subresource: a picture, a style, a frame, a player. */
const PIECES = ['image', 'script', 'style', 'iframe', 'object', 'audio', 'video', 'track', 'font', 'worker'];

describeOn('SQLite', 'a picture or link that targets our API', () => {
  let testApp: TestApp;
  let person: Person;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite');
    person = await testApp.person('Buyer');
  });
  afterAll(() => testApp.close());

  const asPiece = (dest: string, site = 'same-origin') => ({
    'sec-fetch-dest': dest,
    'sec-fetch-mode': 'no-cors',
    'sec-fetch-site': site,
  });
  const asLink = (site: string) => ({
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': site,
  });

  it.each(PRIVATE.map(({ route }) => route))('S17 %s is rejected as a picture', async (route) => {
    const { method, path } = ROUTES.find((one) => one.route === route) as (typeof ROUTES)[number];
    const target = path.replace(':email', person.email).replace(/:\w+/, '01ARZ3NDEKTSV4RRFFQ69G5FAV');
    const before = await versionOf(testApp);
    const { status, code } = await person.send({
      method,
      path: `${target}?${person.self}`,
      headers: { ...person.proof, ...asPiece('image') },
      ...(method !== 'GET' && { body: {} }),
    });
    expect([status, code]).toEqual([403, 'access/embedded']);
    expect(await versionOf(testApp)).toEqual(before);
  });

  it.each(PIECES)('S17 a sign-out is not triggered by the %s of our own page', async (piece) => {
    expect((await person.get('/jwt/logout', asPiece(piece))).code).toBe('access/embedded');
    expect((await person.get(`/user?${person.self}`)).status).toBe(200);
  });

  it('S17 a sign-out is triggered neither by a link of our own page nor by HEAD', async () => {
    expect((await person.get('/jwt/logout', asLink('same-origin'))).code).toBe('access/embedded');
    expect((await person.send({ method: 'HEAD', path: '/jwt/logout' })).status).toBe(404);
    expect((await person.get(`/user?${person.self}`)).status).toBe(200);
  });

  it.each(['/auth/google', '/auth/google/callback?code=x&state=y', '/auth/oidc', '/auth/oidc/callback?code=x&state=y'])(
    'S17 %s is opened by a top-level navigation only, from any site',
    async (path) => {
      const browser = testApp.visitor();
      for (const piece of PIECES) expect((await browser.get(path, asPiece(piece))).code).toBe('access/embedded');
      expect((await browser.get(path, { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' })).ok).toBe(false);
      expect((await browser.send({ method: 'HEAD', path })).status).toBe(404);
      expect((await browser.get(path, asLink('cross-site'))).status).toBeLessThan(400);
      expect((await browser.get(path, asLink('same-origin'))).status).toBeLessThan(400);
    },
  );

  it('S17 no reading route changes anything by GET or HEAD', async () => {
    const shown = ROUTES.filter(({ method, rule }) => method === 'GET' && !('effect' in rule) && !('window' in rule));
    const before = await testApp.snapshotWithoutOutbox();
    for (const { path } of shown.filter(({ route }) => route !== 'GET /notification/stream')) {
      const target = path.replace(':email', person.email).replace(/:\w+/, '01ARZ3NDEKTSV4RRFFQ69G5FAV');
      for (const method of ['GET', 'HEAD']) await person.send({ method, path: `${target}?${person.self}` });
    }
    expect(await testApp.snapshot()).toEqual(before);
  });

  it('S17 a non-public picture is shown by our own pages, and by no other site’s', async () => {
    const path = `/image/proof/p${'0'.repeat(32)}.webp`;
    expect((await person.get(path, asPiece('image'))).status).toBe(404);
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect((await person.get(path, asPiece('image', site))).code).toBe('access/embedded');
    }
    for (const piece of PIECES.filter((each) => each !== 'image')) {
      expect((await person.get(path, asPiece(piece))).code).toBe('access/embedded');
    }
  });

  it('S17 public routes may be subresources, and private ones may be opened in a window', async () => {
    expect((await person.get(PICTURE.slice('/api'.length), asPiece('image'))).status).toBe(200);
    expect((await person.get('/task', asPiece('image'))).status).toBe(200);
    expect((await person.get(`/user?${person.self}`, asLink('none'))).status).toBe(200);
    expect((await person.get('/jwt/logout', asLink('none'))).status).toBe(200);
  });
});

import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { mailedToken } from '../support/mails';
import { actions, describeOn, describeOnOneDatabase, Person, TestApp } from '../test-app';

const SECRET = 'a secret of more than thirty-two characters';

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: SECRET,
  ENCRYPTION_KEY: '3f9c1e7b5a8d2064c7e1f0b94d6a83259be40f7d1c62a5388e07d4b196fc3a5e',
  PUBLIC_ORIGIN: 'https://kaaj.example',
  PAYMENT_GATEWAY: 'sandbox',
  SANDBOX_IN_PRODUCTION: 'true',
};

describeOnOneDatabase('sessions', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
  });
  afterAll(() => testApp.close());

  it('S4 no value in the database opens an account or a session', async () => {
    const person = await testApp.person('Worker');
    await person.post('/auth/password-reset', { email: person.email });
    const mailed = await mailedToken(testApp, person.email);
    const everything = JSON.stringify(await testApp.snapshot());
    const secrets = [...person.cookies.values(), person.identityToken, person.password, mailed];
    const parts = secrets.flatMap((secret) => [secret, ...secret.split('.').filter(({ length }) => length > 30)]);
    expect(parts.filter((part) => everything.includes(part))).toEqual([]);
  });

  it('S4 a sign-out ends the session on the server too, and no other one', async () => {
    const here = await testApp.person('Worker');
    const [there, copy] = [await inOtherBrowser(here), copyOf(here)];
    await here.get('/jwt/logout');
    expect(await whoAmI(copy)).toBe(401);
    expect((await copy.post('/auth/refresh')).status).toBe(401);
    expect(await whoAmI(there)).toBe(200);
  });

  it('S4 a sign-out everywhere ends all of them', async () => {
    const here = await testApp.person('Worker');
    const [there, copy] = [await inOtherBrowser(here), copyOf(here)];
    (await here.post('/auth/logout-everywhere')).data();
    expect([await whoAmI(copy), await whoAmI(there)]).toEqual([401, 401]);
    expect((await there.post('/auth/refresh')).status).toBe(401);
  });

  it('S4 a new password ends every session, and the old one opens none', async () => {
    const person = await testApp.person('Worker');
    await person.post('/auth/password-reset', { email: person.email });
    const token = await mailedToken(testApp, person.email);
    const visitor = testApp.visitor();
    (await visitor.post('/auth/password-reset/complete', { token, password: 'Another-pass1' })).data();
    expect(await whoAmI(person)).toBe(401);
    expect((await person.post('/auth/refresh')).status).toBe(401);
    const old = await visitor.post('/auth/login', { email: person.email, password: person.password });
    expect([old.status, old.code]).toEqual([401, 'auth/invalid-credential']);
    expect((await visitor.post('/auth/login', { email: person.email, password: 'Another-pass1' })).ok).toBe(true);
  });

  it('S4 an identity token issued before a new password is invalid', async () => {
    const person = await testApp.person('Worker');
    await person.post('/auth/password-reset', { email: person.email });
    const token = await mailedToken(testApp, person.email);
    await testApp.visitor().post('/auth/password-reset/complete', { token, password: 'Another-pass1' });
    expect((await person.post('/jwt', { email: person.email }, person.proof)).status).toBe(401);
  });

  it('S4 a reset token works once, and not after half an hour', async () => {
    const person = await testApp.person('Worker');
    const visitor = testApp.visitor();
    await visitor.post('/auth/password-reset', { email: person.email });
    const used = await mailedToken(testApp, person.email);
    (await visitor.post('/auth/password-reset/complete', { token: used, password: 'Another-pass1' })).data();
    const repeated = await visitor.post('/auth/password-reset/complete', { token: used, password: 'Another-pass2' });
    expect([repeated.status, repeated.code]).toEqual([422, 'auth/invalid-reset-token']);

    await visitor.post('/auth/password-reset', { email: person.email });
    const old = await mailedToken(testApp, person.email, used);
    testApp.clock.advance(31 * 60_000);
    const late = await visitor.post('/auth/password-reset/complete', { token: old, password: 'Another-pass3' });
    testApp.clock.reset();
    expect([late.status, late.code]).toEqual([422, 'auth/invalid-reset-token']);
  });

  it('S4 a removed person gets 401 from the next request on', async () => {
    const person = await testApp.person('Worker');
    (await actions.remove(await testApp.admin(), person.id)).data();
    expect(await whoAmI(person)).toBe(401);
    expect((await person.post('/auth/refresh')).status).toBe(401);
    const signIn = await person.post('/auth/login', { email: person.email, password: person.password });
    expect(signIn.status).toBe(401);
  });

  it('S4 a new role holds from the next request on', async () => {
    const person = await testApp.person('Worker');
    const admin = await testApp.admin();
    (await admin.patch(`/user/updaterole/${person.id}`, { role: 'Buyer' })).data();
    const asWorker = await actions.withdraw(person, 200);
    expect([401, 403]).toContain(asWorker.status);
    if (asWorker.status === 401) await person.signIn();
    expect((await actions.post(person, { payableAmount: 1 })).status).toBeLessThan(300);
  });

  it('S4 a refresh token works once; a later use ends the session, also for the holder of the new one', async () => {
    const person = await testApp.person('Worker');
    const thief = copyOf(person);
    (await person.post('/auth/refresh')).data();
    expect(await whoAmI(person)).toBe(200);
    testApp.clock.advance(31_000);
    expect((await thief.post('/auth/refresh')).status).toBe(401);
    expect(await whoAmI(person)).toBe(401);
    expect((await person.post('/auth/refresh')).status).toBe(401);
    testApp.clock.reset();
  });

  it('S4 a browser that lost the answer to its refresh gets the same one again within half a minute', async () => {
    testApp.clock.stop();
    const person = await testApp.person('Worker');
    const lost = copyOf(person);
    (await lost.post('/auth/refresh')).data();
    testApp.clock.advance(29_000);
    (await person.post('/auth/refresh')).data();
    expect(person.cookies.get('kaaj_refresh')).toBe(lost.cookies.get('kaaj_refresh'));
    expect(await whoAmI(person)).toBe(200);
    testApp.clock.advance(60_000);
    (await person.post('/auth/refresh')).data();
    expect(await whoAmI(person)).toBe(200);
    testApp.clock.reset();
  });

  it('S4 two pages of one browser that refresh concurrently both continue, with one refresh token', async () => {
    const person = await testApp.person('Worker');
    const pages = [person, copyOf(person), copyOf(person)];
    const answers = await Promise.all(pages.map((page) => page.post('/auth/refresh')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(pages.map(({ cookies }) => cookies.get('kaaj_refresh'))).size).toBe(1);
    expect(await Promise.all(pages.map(whoAmI))).toEqual([200, 200, 200]);
  });

  it('S4 a session that is used every week expires after 180 days, and not before', async () => {
    const person = await testApp.person('Worker');
    for (let week = 0; week < 25; week += 1) {
      testApp.clock.advance(7 * 24 * 60 * 60_000);
      (await person.post('/auth/refresh')).data();
    }
    expect(await whoAmI(person)).toBe(200);
    testApp.clock.advance(6 * 24 * 60 * 60_000);
    const late = await person.post('/auth/refresh');
    expect([late.status, late.code]).toEqual([401, 'auth/not-signed-in']);
    expect(await testApp.sql('SELECT id FROM session WHERE person_id = ?', [person.id])).toEqual([]);
    testApp.clock.reset();
  });

  it('S4 another browser gets nothing for a used token, not even at once, and ends the session', async () => {
    const person = await testApp.person('Worker');
    const thief = copyOf(person);
    (await person.post('/auth/refresh', {}, { 'user-agent': 'the browser of the owner' })).data();
    expect((await thief.post('/auth/refresh', {}, { 'user-agent': 'another browser' })).status).toBe(401);
    expect(await whoAmI(person)).toBe(401);
  });

  it('S4 a token from several refreshes ago ends the session as the last one does', async () => {
    const person = await testApp.person('Worker');
    const thief = copyOf(person);
    for (let times = 0; times < 3; times += 1) (await person.post('/auth/refresh')).data();
    expect((await thief.post('/auth/refresh')).status).toBe(401);
    expect(await whoAmI(person)).toBe(401);
  });

  it.each<[string, (token: string) => string]>([
    ['the session’s id and garbage', (token) => `${token.slice(0, 26)}.${'x'.repeat(43)}`],
    ['the session’s id alone', (token) => token.slice(0, 26)],
    ['a later generation without its signature', (token) => token.replace(/\.(\d+)\./, '.7.')],
    ['an earlier generation without its signature', (token) => token.replace(/\.(\d+)\./, '.0.')],
    ['a token with another signature', (token) => `${token.slice(0, -4)}xxxx`],
  ])('S4 %s opens nothing and ends nothing', async (_name, alter) => {
    const person = await testApp.person('Worker');
    (await person.post('/auth/refresh')).data();
    const stranger = testApp.visitor();
    const altered = alter(person.cookies.get('kaaj_refresh') as string);
    for (const call of [() => stranger.post('/auth/refresh'), () => stranger.get('/jwt/logout')]) {
      stranger.cookies.set('kaaj_refresh', altered);
      await call();
    }
    stranger.cookies.set('kaaj_refresh', altered);
    expect((await stranger.post('/auth/refresh')).status).toBe(401);
    expect(await whoAmI(person)).toBe(200);
    expect((await person.post('/auth/refresh')).status).toBe(200);
  });

  it('S4 a sign-out with the refresh token before the last ends the session too', async () => {
    const person = await testApp.person('Worker');
    const lost = copyOf(person);
    (await person.post('/auth/refresh')).data();
    lost.cookies.delete('kaaj_access');
    (await lost.get('/jwt/logout')).data();
    expect(await whoAmI(person)).toBe(401);
  });

  it('S6 an access token is valid for 15 minutes, and its session can be refreshed after', async () => {
    const person = await testApp.person('Worker');
    testApp.clock.advance(14 * 60_000);
    expect(await whoAmI(person)).toBe(200);
    testApp.clock.advance(2 * 60_000);
    expect(await whoAmI(person)).toBe(401);
    expect((await person.post('/auth/refresh')).status).toBe(200);
    expect(await whoAmI(person)).toBe(200);
    testApp.clock.reset();
  });

  it('S6 an identity token is valid for five minutes', async () => {
    const person = await testApp.person('Worker');
    testApp.clock.advance(6 * 60_000);
    const late = await person.post('/jwt', { email: person.email }, person.proof);
    testApp.clock.reset();
    expect([late.status, late.code]).toEqual([401, 'auth/identity-token-required']);
  });

  const whoAmI = async (person: Person) => (await person.get(`/user?${person.self}`)).status;
});

describeOn('SQLite', 'forged tokens', () => {
  let testApp: TestApp;
  let person: Person;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite', { SESSION_SECRET: SECRET });
    person = await testApp.person('Worker');
  });
  afterAll(() => testApp.close());

  const claims = () => JSON.parse(Buffer.from(accessToken().split('.')[1] as string, 'base64url').toString()) as object;
  const accessToken = () => person.cookies.get('kaaj_access') as string;
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

  const FORGED: Record<string, () => string> = {
    'with alg none': () => `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims())}.`,
    'with alg none and the old signature': () =>
      `${encoded({ alg: 'none' })}.${encoded(claims())}.${accessToken().split('.')[2]}`,
    'signed with another key': () =>
      signed(claims(), createSecretKey(Buffer.from('another key, quite as long as ours'))),
    'signed with the bare secret': () => signed(claims(), createSecretKey(Buffer.from(SECRET))),
    'signed with HS512': () => signed(claims(), keyFor('access'), 'HS512'),
    'made for another purpose': () => person.identityToken,
    'for another audience': () => signed({ ...claims(), aud: 'identity' }, keyFor('access')),
    'of another issuer': () => signed({ ...claims(), iss: 'somebody' }, keyFor('access')),
    'that has expired': () => signed({ ...claims(), iat: 1, exp: 2 }, keyFor('access')),
    'with changed claims and the old signature': () =>
      [accessToken().split('.')[0], encoded({ ...claims(), sub: 'x' }), accessToken().split('.')[2]].join('.'),
    'of a session that never existed': () =>
      signed({ ...claims(), sid: '01ARZ3NDEKTSV4RRFFQ69G5FAV', exp: inAnHour() }, keyFor('access')),
    'that is no token': () => 'no token',
  };

  it('S6 a token of ours is accepted', async () => {
    expect(await statusWith(accessToken())).toBe(200);
    expect(await statusWith(signed(claims(), keyFor('access')))).toBe(200);
  });

  it.each(Object.keys(FORGED))('S6 a token %s is rejected, as cookie and as proof', async (name) => {
    const token = (FORGED[name] as () => string)();
    expect(await statusWith(token)).toBe(401);
    if (name === 'made for another purpose') return;
    const asProof = await testApp.visitor().post('/jwt', { email: person.email }, { authorization: `Bearer ${token}` });
    expect(asProof.status).toBe(401);
  });

  it('S6 an access token proves no identity', async () => {
    const headers = { authorization: `Bearer ${accessToken()}` };
    expect((await testApp.visitor().post('/jwt', { email: person.email }, headers)).status).toBe(401);
  });

  async function statusWith(token: string): Promise<number> {
    const anonymous = testApp.visitor();
    anonymous.cookies.set('kaaj_access', token);
    return (await anonymous.get(`/user?${person.self}`)).status;
  }

  /** The product's own derivation of a key from its secret; "a token of ours is accepted" fails when it changes. */
  function keyFor(purpose: string): KeyObject {
    return createSecretKey(Buffer.from(hkdfSync('sha256', SECRET, '', `kaaj ${purpose}`, 32)));
  }
});

describeOn('SQLite', 'cookies in production', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite', PRODUCTION);
  });
  afterAll(() => testApp.close());

  it('S4 are __Host-, httpOnly, Secure, SameSite and for the whole origin', async () => {
    const person = await testApp.person('Worker');
    const { email, password } = person;
    const proof = await person.post('/auth/login', { email, password });
    person.identityToken = proof.data<{ identityToken: string }>().identityToken;
    const answer = await person.post('/jwt', { email }, person.proof);
    const cookies = answer.headers['set-cookie'] ?? [];
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-/);
      const attributes = cookie.split(/; */).slice(1);
      expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']));
      expect(cookie).not.toMatch(/domain=/i);
    }
  });
});

/** The same person in another browser, with a session of its own. */
async function inOtherBrowser({ api, name, email, password, role }: Person): Promise<Person> {
  const other = new Person(api, name, email, password, role);
  await other.signIn();
  return other;
}

/** A stolen copy of a person's cookies. */
function copyOf(person: Person): Person {
  const copy = new Person(person.api, person.name, person.email, '', person.role);
  for (const [name, value] of person.cookies) copy.cookies.set(name, value);
  return copy;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signed(claims: object, key: KeyObject, algorithm: 'HS256' | 'HS512' = 'HS256'): string {
  const content = `${encoded({ alg: algorithm, typ: 'JWT' })}.${encoded(claims)}`;
  const signature = createHmac(algorithm.replace('HS', 'sha'), key).update(content).digest('base64url');
  return `${content}.${signature}`;
}

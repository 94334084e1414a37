import { type Role } from '@kaaj/contract';
import { type AccessRule } from '../../src/platform/http/access';
import { ACCESS } from '../support/access-table';
import { Authenticator } from '../support/authenticator';
import { exampleOf, pathTo, type Route } from '../support/calls';
import { FakeGoogle, type GoogleAccount } from '../support/fake-google';
import { type Answer, type Browser, actions, describeOnOneDatabase, idOf, Person, TestApp } from '../test-app';

const MINUTE_MS = 60_000;
const WRONG_TRIES = 30;

const ruleOf = (route: Route): AccessRule => ACCESS[route];
const FRESH = (Object.keys(ACCESS) as Route[]).filter((route) => ruleOf(route).fresh);
/** Codes of the example calls that are refused once there is a proof. */
const REFUSALS: Partial<Record<Route, string>> = {
  'POST /account/closing': 'account/coins-changed',
  'POST /account/second-factor/on': 'auth/wrong-code',
};
const roleFor = ({ who }: AccessRule): Role => (typeof who === 'string' ? 'Worker' : (who[0] as Role));

describeOnOneDatabase('a fresh proof', (engine) => {
  let google: FakeGoogle;
  let testApp: TestApp;
  let authenticator: Authenticator;
  beforeAll(async () => {
    google = await FakeGoogle.start();
    testApp = await TestApp.build(engine, {
      ...google.settings,
      LIMIT_PASSWORDS_ACCOUNT: String(WRONG_TRIES),
    });
    authenticator = new Authenticator(testApp);
    // Google's clock does not follow the clock of the test application.
    google.claimOverrides = { exp: Math.floor(Date.now() / 1000) + 24 * 60 * 60 };
  });
  afterEach(() => testApp.clock.reset());
  afterAll(async () => {
    await testApp.close();
    google.stop();
  });

  const wait = (minutes: number) => testApp.clock.advance(minutes * MINUTE_MS);
  const createKey = (browser: Browser) => browser.post('/key', { name: 'A program', scopes: ['wallet:read'] });
  const requiredProofs = (answer: Answer) => {
    expect([answer.status, answer.code]).toEqual([403, 'auth/proof-required']);
    return answer.json<{ proofs: string[] }>().proofs;
  };
  const proveWith = async (browser: Browser, body: object) => {
    const { status, code } = await browser.post('/auth/prove', body);
    return [status, code];
  };

  async function switchOn(browser: Browser, password?: string): Promise<string> {
    const enrollment = await browser.post('/account/second-factor', password === undefined ? {} : { password });
    const { secret } = enrollment.data<{ secret: string }>();
    (await browser.post('/account/second-factor/on', { code: authenticator.code(secret) })).data();
    return secret;
  }

  async function anotherSessionOf({ api, name, email, password, role }: Person): Promise<Person> {
    const other = new Person(api, name, email, password, role);
    await other.signIn();
    return other;
  }

  it('S42 is required by every route that adds a way to sign in or to pay out, or closes the account', () => {
    expect(FRESH.sort()).toEqual([
      'POST /account/closing',
      'POST /account/second-factor',
      'POST /account/second-factor/on',
      'POST /key',
      'POST /payout-account',
      'POST /webhook',
      'POST /webhook/:id/secret',
    ]);
  });

  it.each(FRESH)('S42 is required by %s after ten minutes, and then allows it', async (route) => {
    const person = await testApp.person(roleFor(ruleOf(route)));
    const [method, path] = route.split(' ') as [string, string];
    const { record, body, answers } = exampleOf(route);
    const id = record ? await record(testApp, person) : '';
    const fields: { password?: string } = { ...(body && (await body(testApp, person))) };
    const { password: _, ...unproved } = fields;
    const call = { method, path: pathTo(path, id, person.email), body: unproved };
    wait(11);
    const before = await testApp.snapshotWithoutOutbox();
    expect(requiredProofs(await person.send(call))).toEqual(['password']);
    expect(await testApp.snapshot()).toEqual(before);
    expect(await proveWith(person, { password: person.password })).toEqual([200, '']);
    const { status, code } = await person.send({ ...call, body: fields });
    expect([answers ?? 'let in', code]).toEqual([status < 400 ? 'let in' : status, REFUSALS[route] ?? '']);
  });

  it.each(FRESH.filter((route) => ruleOf(route).fresh === 'body.password'))(
    'S42 can be sent with %s as the own password',
    async (route) => {
      const person = await testApp.person(roleFor(ruleOf(route)));
      const { body } = exampleOf(route);
      const fields = { ...(body && (await body(testApp, person))) };
      const send = (password: unknown) => person.post(route.slice('POST '.length), { ...fields, password });
      wait(11);
      expect((await send('Wrong-pass1')).code).toBe('auth/wrong-password');
      expect((await send('')).status).toBe(400);
      for (const none of [null, undefined, 1, [person.password]]) {
        expect(requiredProofs(await send(none))).toEqual(['password']);
      }
      expect((await send(person.password)).code).toBe(REFUSALS[route] ?? '');
    },
  );

  it('S42 is required by a withdrawal to an account that is neither saved nor was paid before', async () => {
    const worker = await testApp.person('Worker', { coins: 1000 });
    const saved = idOf(await actions.saveAccount(worker, '01811111111'));
    wait(11);
    const before = await testApp.snapshotWithoutOutbox();
    expect(requiredProofs(await actions.withdraw(worker, 200))).toEqual(['password']);
    expect(await testApp.snapshot()).toEqual(before);
    (await worker.post('/withdrawal', { withdrawalCoin: 200, payoutAccountId: saved })).data();
    const typed = { withdrawalCoin: 200, paymentSystem: 'bkash', accountNumber: '01811111111' };
    (await worker.post('/withdrawal', typed)).data();
    expect((await actions.withdraw(worker, 199)).code).toBe('withdrawal/below-minimum');
    expect(await proveWith(worker, { password: worker.password })).toEqual([200, '']);
    (await actions.withdraw(worker, 200)).data();
  });

  it('S42 allows a retry under the same idempotency key once it was given', async () => {
    const worker = await testApp.person('Worker', { coins: 300 });
    const keyed = { 'idempotency-key': `withdrawal-${engine}` };
    wait(11);
    requiredProofs(await actions.withdraw(worker, 200, keyed));
    expect(await proveWith(worker, { password: worker.password })).toEqual([200, '']);
    const withdrawal = idOf(await actions.withdraw(worker, 200, keyed));
    expect(idOf(await actions.withdraw(worker, 200, keyed))).toBe(withdrawal);
  });

  it('S42 is valid for ten minutes from sign-in and from each proof, whatever else is done', async () => {
    const person = await testApp.person('Buyer');
    wait(9);
    (await createKey(person)).data();
    (await person.post('/auth/refresh')).data();
    wait(1);
    requiredProofs(await createKey(person));
    (await person.patch('/account/password', { password: person.password, newPassword: person.password })).data();
    wait(9);
    (await createKey(person)).data();
    wait(1);
    requiredProofs(await createKey(person));
  });

  it('S42 is valid in the session in which it was given only', async () => {
    const person = await testApp.person('Buyer');
    const thief = await anotherSessionOf(person);
    wait(11);
    const [proved, refused] = await Promise.all([
      proveWith(person, { password: person.password }),
      ...Array.from({ length: 5 }, () => createKey(thief)),
    ]);
    expect(proved).toEqual([200, '']);
    requiredProofs(refused as Answer);
    requiredProofs(await createKey(thief));
    await anotherSessionOf(person);
    requiredProofs(await createKey(thief));
    (await createKey(person)).data();
  });

  it('S42 can be a code of the second factor, also for new recovery codes and for disabling it', async () => {
    const person = await testApp.person('Worker');
    const secret = await switchOn(person, person.password);
    wait(11);
    expect(requiredProofs(await createKey(person))).toEqual(['password', 'code']);
    expect(await proveWith(person, { code: '000000' })).toEqual([422, 'auth/wrong-code']);
    expect(await proveWith(person, { identityToken: 'x' })).toEqual([422, 'auth/google-failed']);
    requiredProofs(await createKey(person));
    const code = authenticator.nextCode(secret);
    expect(await proveWith(person, { code })).toEqual([200, '']);
    expect(await proveWith(person, { code })).toEqual([422, 'auth/wrong-code']);
    (await createKey(person)).data();
    wait(11);
    (await person.post('/auth/refresh')).data();
    const renewed = await person.post('/account/second-factor/recovery-codes', {
      code: authenticator.nextCode(secret),
    });
    const [recovery = ''] = renewed.data<{ recoveryCodes: string[] }>().recoveryCodes;
    (await createKey(person)).data();
    wait(11);
    (await person.post('/auth/refresh')).data();
    (await person.post('/account/second-factor/off', { code: recovery })).data();
    (await createKey(person)).data();
    expect(await proveWith(person, { code: '000000' })).toEqual([409, 'auth/second-factor-off']);
  });

  it('S42 has a limit of attempts', async () => {
    const person = await testApp.person('Worker');
    wait(11);
    expect(await proveWith(person, {})).toEqual([400, 'request/invalid']);
    for (let tries = 0; tries < WRONG_TRIES; tries += 1) {
      expect(await proveWith(person, { password: `Wrong-pass${tries}` })).toEqual([422, 'auth/wrong-password']);
    }
    expect(await proveWith(person, { password: person.password })).toEqual([429, 'auth/too-many-requests']);
    requiredProofs(await createKey(person));
    expect(await proveWith(testApp.visitor(), { password: person.password })).toEqual([401, 'auth/not-signed-in']);
  });

  describe('of a person who uses Google only', () => {
    let count = 0;
    const newAccount = (): GoogleAccount => {
      count += 1;
      const email = `proof-${engine.toLowerCase()}-${count}@kaaj.test`;
      return { sub: email, email, name: 'Google' };
    };
    const identityOf = async (browser: Browser, account: GoogleAccount): Promise<string> => {
      const page = String((await browser.get('/auth/google')).headers.location);
      const { text } = await browser.get(`/auth/google/callback?${google.consent(page, account)}`);
      const [, handOver = '{}'] = /data-hand-over="([^"]*)"/.exec(text) ?? [];
      const { identity } = JSON.parse(handOver.replaceAll('&quot;', '"')) as { identity?: { identityToken: string } };
      return identity?.identityToken ?? '';
    };
    const signedIn = async (account: GoogleAccount): Promise<Browser> => {
      const browser = testApp.visitor();
      const { email, name } = account;
      const bearer = { authorization: `Bearer ${await identityOf(browser, account)}` };
      const profile = { name, email, role: 'Worker', image: '' };
      (await browser.post(`/user/${encodeURIComponent(email)}`, profile, bearer)).data();
      (await browser.post('/jwt', { email }, bearer)).data();
      return browser;
    };

    it('S42 is another sign-in with Google, which counts once and for that person only', async () => {
      const account = newAccount();
      const browser = await signedIn(account);
      const other = await signedIn(account);
      wait(11);
      expect(requiredProofs(await createKey(browser))).toEqual(['google']);
      expect(await proveWith(browser, { password: 'Secret-pass1' })).toEqual([422, 'auth/no-password']);
      const stranger = await identityOf(browser, newAccount());
      for (const identityToken of [stranger, 'x.y.z']) {
        expect(await proveWith(browser, { identityToken })).toEqual([422, 'auth/google-failed']);
      }
      requiredProofs(await createKey(browser));
      const identityToken = await identityOf(browser, account);
      const both = await Promise.all([browser, other].map((each) => proveWith(each, { identityToken })));
      expect(both.map(([status]) => status).sort()).toEqual([200, 422]);
      const keys = await Promise.all([browser, other].map(createKey));
      expect(keys.map(({ status }) => status).sort()).toEqual([201, 403]);
    });

    it('S42 is invalid when it was given before all sessions ended', async () => {
      const account = newAccount();
      const [browser, other] = [await signedIn(account), await signedIn(account)];
      const identityToken = await identityOf(browser, account);
      (await other.post('/auth/logout-everywhere')).data();
      const returning = await signedIn(account);
      wait(4);
      expect(await proveWith(returning, { identityToken })).toEqual([422, 'auth/google-failed']);
    });

    it('S42 is required before their first second factor, and is a code from then on', async () => {
      const account = newAccount();
      const browser = await signedIn(account);
      wait(11);
      expect(requiredProofs(await browser.post('/account/second-factor', {}))).toEqual(['google']);
      const madeUp = await browser.post('/account/second-factor', { password: 'Secret-pass1' });
      expect([madeUp.status, madeUp.code]).toEqual([422, 'auth/no-password']);
      expect(await proveWith(browser, { identityToken: await identityOf(browser, account) })).toEqual([200, '']);
      const secret = await switchOn(browser);
      wait(11);
      (await browser.post('/auth/refresh')).data();
      expect(requiredProofs(await createKey(browser))).toEqual(['code']);
      expect(await proveWith(browser, { identityToken: await identityOf(browser, account) })).toEqual([
        400,
        'request/invalid',
      ]);
      expect(await proveWith(browser, { code: authenticator.nextCode(secret) })).toEqual([200, '']);
      (await createKey(browser)).data();
    });
  });
});

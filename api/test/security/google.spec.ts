import { type Account } from '../support/account';
import { Authenticator } from '../support/authenticator';
import { FakeGoogle, type GoogleAccount } from '../support/fake-google';
import { type Attempts, type HandOver, handOverOf, invalidAttempts } from '../support/provider-sign-in';
import { type Browser, describeOnOneDatabase, TestApp } from '../test-app';

describeOnOneDatabase('sign-in with Google', (engine) => {
  let google: FakeGoogle;
  let testApp: TestApp;
  beforeAll(async () => {
    google = await FakeGoogle.start();
    testApp = await TestApp.build(engine, google.settings);
  });
  afterAll(async () => {
    await testApp.close();
    google.stop();
  });
  afterEach(() => {
    google.claimOverrides = {};
    jest.restoreAllMocks();
  });

  let count = 0;
  const newAccount = (email?: string): GoogleAccount => {
    count += 1;
    return { sub: `google-${engine}-${count}`, email: email ?? `google${count}@kaaj.test`, name: `Google ${count}` };
  };
  /** Opens the popup and returns the address of Google's page. */
  const begin = async (browser: Browser) => String((await browser.get('/auth/google')).headers.location);
  const finish = async (browser: Browser, query: URLSearchParams): Promise<HandOver> => {
    return handOverOf((await browser.get(`/auth/google/callback?${query}`)).text);
  };
  const wholeWay = async (browser: Browser, account: GoogleAccount) =>
    finish(browser, google.consent(await begin(browser), account));

  async function saveAndOpen(
    browser: Browser,
    { identity }: HandOver,
    role: string,
  ): Promise<{ role: string; coin: number }> {
    const { identityToken = '', email = '', displayName = '' } = identity ?? {};
    const proof = { authorization: `Bearer ${identityToken}` };
    await browser.post(`/user/${encodeURIComponent(email)}`, { name: displayName, email, role, image: '' }, proof);
    return (await browser.post('/jwt', { email }, proof)).data();
  }

  it('S9 creates a Worker with 10 coins for a new person, whatever role they request', async () => {
    const browser = testApp.visitor();
    const account = newAccount();
    const handOver = await wholeWay(browser, account);
    expect(handOver).toMatchObject({
      source: 'kaaj-google',
      identity: { email: account.email, displayName: account.name },
    });
    expect(await saveAndOpen(browser, handOver, 'Buyer')).toMatchObject({ role: 'Worker', coin: 10 });
  });

  it('S9 recognises a returning person', async () => {
    const account = newAccount();
    const first = testApp.visitor();
    await saveAndOpen(first, await wholeWay(first, account), 'Worker');
    const secondBrowser = testApp.visitor();
    expect(await saveAndOpen(secondBrowser, await wholeWay(secondBrowser, account), 'Worker')).toMatchObject({
      role: 'Worker',
      coin: 10,
    });
  });

  it('S9 separates two people who return at the same time', async () => {
    const people = [newAccount(), newAccount()].map((account) => ({ account, browser: testApp.visitor() }));
    const queries: URLSearchParams[] = [];
    for (const { account, browser } of people) queries.push(google.consent(await begin(browser), account));
    const handOvers = await Promise.all(
      people.map(({ browser }, index) => finish(browser, queries[index] as URLSearchParams)),
    );
    expect(handOvers.map(({ identity }) => identity?.email)).toEqual(people.map(({ account }) => account.email));
  });

  it('S9 starts a new sign-in for unexpected parameters, and never redirects to Google from the callback', async () => {
    const browser = testApp.visitor();
    const query = google.consent(await begin(browser), newAccount());
    const restarted = await browser.get(`/auth/google?${query}`);
    expect([restarted.status, String(restarted.headers.location)]).toEqual([
      302,
      expect.stringContaining('code_challenge='),
    ]);
    query.set('code', '');
    expect(await finish(browser, query)).toEqual({ source: 'kaaj-google', code: 'auth/google-failed' });
  });

  it('S17 imports the photo, re-encoded and served by our own origin', async () => {
    const { identity } = await wholeWay(testApp.visitor(), newAccount());
    expect(identity?.photoURL).toMatch(/^\/api\/image\/[0-9a-f]{32}\.webp$/);
    const served = await testApp.app.inject({ method: 'GET', url: identity?.photoURL ?? '' });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it.each([
    ['our own sign-out', 'http://localhost:3000/api/jwt/logout'],
    ['a machine beside this server', 'http://169.254.169.254/latest/meta-data'],
    ['a name with Google as a prefix', 'https://lh3.googleusercontent.com.evil.example/face.png'],
    ['a name with Google as a suffix', 'https://evilgoogleusercontent.com/face.png'],
    ['Google on another port', 'https://lh3.googleusercontent.com:6379/face.png'],
    ['Google without TLS', 'http://lh3.googleusercontent.com/face.png'],
    ['no address', 'file:///etc/passwd'],
  ])('S17 a photo at %s is never fetched, and its person is signed in without one', async (_, picture) => {
    const fetchSpy = jest.spyOn(globalThis, 'fetch');
    const { identity } = await wholeWay(testApp.visitor(), { ...newAccount(), picture });
    expect(identity).toMatchObject({ photoURL: '' });
    expect(fetchSpy.mock.calls.map(([address]) => address)).not.toContain(picture);
  });

  it('S17 fetches a photo from Google without following redirects', async () => {
    const picture = 'https://lh3.googleusercontent.com/a/face=s96-c';
    const fetchSpy = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(new Uint8Array(google.photo)));
    const { identity } = await wholeWay(testApp.visitor(), { ...newAccount(), picture });
    expect(fetchSpy).toHaveBeenCalledWith(picture, expect.objectContaining({ redirect: 'error' }));
    expect(identity?.photoURL).toMatch(/^\/api\/image\//);
  });

  it.each([
    ['is no picture', Buffer.from('<svg onload="alert(1)">')],
    ['never ends', Buffer.alloc(3 * 1024 * 1024, 7)],
  ])('S17 a photo that %s is left out, and its person is signed in', async (_, file) => {
    const whole = google.photo;
    google.photo = file;
    const { identity } = await wholeWay(testApp.visitor(), newAccount());
    google.photo = whole;
    expect(identity).toMatchObject({ photoURL: '' });
  });

  const REFUSED: Attempts = {
    ...invalidAttempts({
      testApp: () => testApp,
      begin,
      consent: (url) => google.consent(url, newAccount()),
      finish,
    }),
    'another nonce': async (browser) => {
      google.claimOverrides = { nonce: 'of another attempt' };
      return wholeWay(browser, newAccount());
    },
    'no nonce': async (browser) => {
      google.claimOverrides = { nonce: undefined };
      return wholeWay(browser, newAccount());
    },
    'a token for another client': async (browser) => {
      google.claimOverrides = { aud: 'another-client' };
      return wholeWay(browser, newAccount());
    },
    'a token of another issuer': async (browser) => {
      google.claimOverrides = { iss: 'https://evil.example' };
      return wholeWay(browser, newAccount());
    },
    'an expired token': async (browser) => {
      google.claimOverrides = { exp: 1 };
      return wholeWay(browser, newAccount());
    },
    'a token about another person': async (browser) => {
      google.claimOverrides = { sub: 'somebody-else' };
      return wholeWay(browser, newAccount());
    },
    'an address that Google has not verified': (browser) =>
      wholeWay(browser, { ...newAccount(), email_verified: false }),
  };

  it.each(Object.keys(REFUSED))('S9 rejects %s', async (name) => {
    const handOver = await (REFUSED[name] as (browser: Browser) => Promise<HandOver>)(testApp.visitor());
    expect(handOver).toEqual({ source: 'kaaj-google', code: 'auth/google-failed' });
  });

  it('S9 links an account with a password only after its password was proven in the same browser', async () => {
    const owner = await testApp.person('Buyer');
    const account = newAccount(owner.email);
    const browser = testApp.visitor();
    expect(await wholeWay(browser, account)).toEqual({ source: 'kaaj-google', code: 'auth/google-needs-password' });

    await testApp.visitor().post('/auth/login', { email: owner.email, password: owner.password });
    expect(await wholeWay(testApp.visitor(), account)).toMatchObject({ code: 'auth/google-needs-password' });

    (await browser.post('/auth/login', { email: owner.email, password: owner.password })).data();
    expect(await wholeWay(testApp.visitor(), account)).toMatchObject({ identity: { email: owner.email } });
    expect(await wholeWay(testApp.visitor(), newAccount(owner.email))).toMatchObject({
      code: expect.stringContaining('auth/'),
    });
  });

  it('S9 links nothing after the password of another account', async () => {
    const [owner, thief] = [await testApp.person('Buyer'), await testApp.person('Worker')];
    const browser = testApp.visitor();
    const account = newAccount(owner.email);
    await wholeWay(browser, account);
    (await browser.post('/auth/login', { email: thief.email, password: thief.password })).data();
    expect(await wholeWay(testApp.visitor(), account)).toMatchObject({ code: 'auth/google-needs-password' });
    const own = await wholeWay(testApp.visitor(), { ...account, email: thief.email });
    expect(own).toMatchObject({ code: 'auth/google-needs-password' });
  });

  describe('with a second factor', () => {
    let authenticator: Authenticator;
    beforeAll(() => {
      authenticator = new Authenticator(testApp);
    });
    afterEach(() => testApp.clock.reset());

    const switchOn = async (browser: Browser, password?: string) => {
      const enrollment = await browser.post('/account/second-factor', password ? { password } : {});
      const { secret } = enrollment.data<{ secret: string }>();
      (await browser.post('/account/second-factor/on', { code: authenticator.code(secret) })).data();
      return secret;
    };
    const answer = (browser: Browser, challengeToken = '', code = '') =>
      browser.post('/auth/second-factor', { challengeToken, code });

    it('S23 requires it between Google and the session, for a person without a password as well', async () => {
      const [first, browser] = [testApp.visitor(), testApp.visitor()];
      const account = newAccount();
      await saveAndOpen(first, await wholeWay(first, account), 'Worker');
      const secret = await switchOn(first);

      const { identity } = await wholeWay(browser, account);
      expect(identity).toMatchObject({ identityToken: '', email: account.email });
      const { email, challengeToken } = identity ?? { email: '', challengeToken: '' };
      const bearer = { authorization: `Bearer ${challengeToken}` };
      expect((await browser.post('/jwt', { email }, bearer)).status).toBe(401);
      expect((await browser.get('/account')).status).toBe(401);
      expect((await answer(browser, challengeToken, '000000')).code).toBe('auth/wrong-code');

      const proved = await answer(browser, challengeToken, authenticator.nextCode(secret));
      const whole = { source: 'kaaj-google', identity: proved.data<NonNullable<HandOver['identity']>>() };
      expect(await saveAndOpen(browser, whole, 'Worker')).toMatchObject({ role: 'Worker', coin: 10 });
      expect((await browser.get('/account')).data<Account>()).toMatchObject({ hasGoogle: true, secondFactor: true });
    });

    it('S23 links an account with a password only after both were proven in the same browser', async () => {
      const owner = await testApp.person('Buyer');
      const secret = await switchOn(owner, owner.password);
      const account = newAccount(owner.email);
      const browser = testApp.visitor();
      expect(await wholeWay(browser, account)).toMatchObject({ code: 'auth/google-needs-password' });
      const credentials = { email: owner.email, password: owner.password };
      const { challengeToken } = (await browser.post('/auth/login', credentials)).data<{ challengeToken: string }>();
      expect(await wholeWay(testApp.visitor(), account)).toMatchObject({ code: 'auth/google-needs-password' });
      (await answer(testApp.visitor(), challengeToken, authenticator.nextCode(secret))).data();
      expect(await wholeWay(testApp.visitor(), account)).toMatchObject({ code: 'auth/google-needs-password' });

      (await answer(browser, challengeToken, authenticator.nextCode(secret))).data();
      const { identity } = await wholeWay(testApp.visitor(), account);
      expect(identity).toMatchObject({ email: owner.email, identityToken: '', challengeToken: expect.any(String) });
      expect(identity?.challengeToken).not.toBe('');
    });
  });

  it('S9 posts its result to our own origin only, and escapes every name in its page', async () => {
    const browser = testApp.visitor();
    const name = `"><script>alert(1)</script>'`;
    const query = google.consent(await begin(browser), { ...newAccount(), name });
    const { text, headers } = await browser.get(`/auth/google/callback?${query}`);
    expect(text).not.toContain('<script>alert');
    expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval/);
    const { text: script } = await browser.get('/auth/hand-over.js');
    expect(script).toContain('postMessage(handOver, window.location.origin)');
  });
});

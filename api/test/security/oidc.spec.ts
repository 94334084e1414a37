import { Logger } from '@nestjs/common';
import { type Account } from '../support/account';
import { Authenticator } from '../support/authenticator';
import { FakeGoogle } from '../support/fake-google';
import { FakeOpenId, type Misbehaviour, type OpenIdAccount, OPENID_CLIENT } from '../support/fake-openid';
import { type Attempts, type HandOver, handOverOf, invalidAttempts } from '../support/provider-sign-in';
import { type Browser, describeOnOneDatabase, TestApp } from '../test-app';

const FAILED = { source: 'kaaj-oidc', code: 'auth/oidc-failed' };
const NEEDS_PASSWORD = { source: 'kaaj-oidc', code: 'auth/oidc-needs-password' };

describeOnOneDatabase('sign-in with OpenID Connect', (engine) => {
  let provider: FakeOpenId;
  let google: FakeGoogle;
  let testApp: TestApp;
  beforeAll(async () => {
    Logger.overrideLogger(false);
    [provider, google] = [await FakeOpenId.start(), await FakeGoogle.start()];
    testApp = await TestApp.build(engine, { ...provider.settings, ...google.settings });
  });
  afterAll(async () => {
    await testApp.close();
    provider.stop();
    google.stop();
  });
  afterEach(() => {
    provider.misbehaviour = {};
    provider.claimsInIdToken = true;
    jest.restoreAllMocks();
  });

  let count = 0;
  const newAccount = (email?: string): OpenIdAccount & { readonly email: string } => {
    count += 1;
    return {
      sub: `${engine}-${count}`,
      email: email ?? `oidc${engine}${count}@kaaj.test`.toLowerCase(),
      name: `Oidc ${count}`,
    };
  };
  const begin = async (browser: Browser) => String((await browser.get('/auth/oidc')).headers.location);
  const finish = async (browser: Browser, query: URLSearchParams | string): Promise<HandOver> =>
    handOverOf((await browser.get(`/auth/oidc/callback?${query}`)).text);
  const wholeWay = async (browser: Browser, account: OpenIdAccount) =>
    finish(browser, provider.consent(await begin(browser), account));
  const withGoogle = async (browser: Browser, account: { sub: string; email: string; name: string }) => {
    const page = String((await browser.get('/auth/google')).headers.location);
    return handOverOf((await browser.get(`/auth/google/callback?${google.consent(page, account)}`)).text);
  };

  async function saveAndOpen(browser: Browser, { identity }: HandOver, role = 'Worker') {
    const { identityToken = '', email = '', displayName = '' } = identity ?? {};
    const proof = { authorization: `Bearer ${identityToken}` };
    await browser.post(`/user/${encodeURIComponent(email)}`, { name: displayName, email, role, image: '' }, proof);
    return (await browser.post('/jwt', { email }, proof)).data<{ role: string; coin: number }>();
  }

  it('is listed by its name in the settings', async () => {
    const { oidc } = (await testApp.visitor().get('/settings')).data<{ oidc: object }>();
    expect(oidc).toEqual({ name: 'Our university' });
  });

  it('creates a verified Worker with 10 coins for a new person, whatever role they request', async () => {
    const browser = testApp.visitor();
    const account = newAccount();
    const handOver = await wholeWay(browser, account);
    expect(handOver).toMatchObject({
      source: 'kaaj-oidc',
      identity: { email: account.email, displayName: account.name, photoURL: '' },
    });
    expect(await saveAndOpen(browser, handOver, 'Buyer')).toMatchObject({ role: 'Worker', coin: 10 });
    expect((await browser.get('/account')).data<Account>()).toMatchObject({
      hasPassword: false,
      hasGoogle: false,
      hasOidc: true,
    });
  });

  it('recognises a returning person by their subject, also after their e-mail changed there', async () => {
    const account = newAccount();
    const first = testApp.visitor();
    await saveAndOpen(first, await wholeWay(first, account));
    const returning = await wholeWay(testApp.visitor(), { ...account, email: 'moved@kaaj.test', name: 'Other' });
    expect(returning).toMatchObject({ identity: { email: account.email, displayName: account.name } });
  });

  it('reads the e-mail from /userinfo when the ID token has none', async () => {
    provider.claimsInIdToken = false;
    const account = newAccount();
    expect(await wholeWay(testApp.visitor(), account)).toMatchObject({ identity: { email: account.email } });
  });

  it('sends the client secret by the method that the metadata names', async () => {
    const other = await FakeOpenId.start();
    other.authMethods = ['client_secret_post'];
    const own = await TestApp.build(engine, other.settings);
    const browser = own.visitor();
    const page = String((await browser.get('/auth/oidc')).headers.location);
    const { text } = await browser.get(`/auth/oidc/callback?${other.consent(page, newAccount())}`);
    expect(handOverOf(text)).toHaveProperty('identity');
    await own.close();
    other.stop();
  });

  it('uses the given name without control characters and cut to the length of a name', async () => {
    const name = `"><script>alert(1)</script>\u202e${'x'.repeat(200)}`;
    const { identity } = await wholeWay(testApp.visitor(), { ...newAccount(), name });
    expect(identity?.displayName).toMatch(/^"><script>alert\(1\)<\/script>x+$/);
    expect(identity?.displayName.length).toBe(100);
    const { name: _, ...nameless } = newAccount();
    expect((await wholeWay(testApp.visitor(), nameless)).identity?.displayName).toBe(nameless.email.split('@')[0]);
  });

  const TOKENS: Record<string, Misbehaviour> = {
    'another nonce': { claims: { nonce: 'of another attempt' } },
    'no nonce': { claims: { nonce: undefined } },
    'another audience': { claims: { aud: 'another-client' } },
    'no audience': { claims: { aud: undefined } },
    'an audience among which we are not': { claims: { aud: ['another-client', 'a third'], azp: OPENID_CLIENT.id } },
    'another authorized party': { claims: { aud: [OPENID_CLIENT.id, 'another'], azp: 'another' } },
    'several audiences and no authorized party': { claims: { aud: [OPENID_CLIENT.id, 'another'] } },
    'another issuer': { claims: { iss: 'https://evil.example' } },
    'no issuer': { claims: { iss: undefined } },
    'no subject': { claims: { sub: undefined } },
    'an expiry in the past': { claims: { exp: 1 } },
    'no expiry': { claims: { exp: undefined } },
    'a start in the future': { claims: { nbf: Math.floor(Date.now() / 1000) + 3600 } },
    'alg none': { signature: 'none' },
    'a signature by the client secret': { signature: 'HS256' },
    'a signature by another key': { signature: 'other-key' },
    'a signature by a key that is not published': { signature: 'unknown-key' },
    'a broken signature': { signature: 'broken' },
    'an unverified e-mail': { claims: { email_verified: false } },
    'email_verified as a text': { claims: { email_verified: 'true' } },
    'no e-mail': { claims: { email: '' } },
    'an invalid e-mail': { claims: { email: 'nobody at home' } },
    'several e-mails': { claims: { email: ['a@kaaj.test', 'b@kaaj.test'] } },
  };

  it.each(Object.keys(TOKENS))('rejects an ID token with %s', async (name) => {
    provider.misbehaviour = TOKENS[name] as Misbehaviour;
    expect(await wholeWay(testApp.visitor(), newAccount())).toEqual(FAILED);
  });

  it('rejects an e-mail that neither the ID token nor /userinfo marks as verified', async () => {
    provider.misbehaviour = { claims: { email_verified: undefined }, userinfo: { email_verified: undefined } };
    expect(await wholeWay(testApp.visitor(), newAccount())).toEqual(FAILED);
  });

  it('rejects an answer of /userinfo about another person', async () => {
    provider.claimsInIdToken = false;
    provider.misbehaviour = { userinfo: { sub: 'somebody-else' } };
    expect(await wholeWay(testApp.visitor(), newAccount())).toEqual(FAILED);
  });

  const ANSWERS: Record<string, Misbehaviour> = {
    'no JSON for the tokens': { answer: { path: '/token', body: '<html>' } },
    'an error for the tokens': { answer: { path: '/token', status: 500, body: '{}' } },
    'no ID token': { answer: { path: '/token', body: '{"access_token":"x","token_type":"Bearer"}' } },
    'a redirect for the tokens': { answer: { path: '/token', status: 307, body: '', to: 'http://127.0.0.1:1/' } },
    'tokens without end': { endless: '/token' },
  };

  it.each(Object.keys(ANSWERS))('rejects a provider that answers %s', async (name) => {
    provider.misbehaviour = ANSWERS[name] as Misbehaviour;
    expect(await wholeWay(testApp.visitor(), newAccount())).toEqual(FAILED);
  });

  it('gives up a provider that never answers, and works again once it does', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds / 40));
    provider.misbehaviour = { unresponsive: '/token' };
    expect(await wholeWay(testApp.visitor(), newAccount())).toEqual(FAILED);
    jest.restoreAllMocks();
    provider.misbehaviour = {};
    expect(await wholeWay(testApp.visitor(), newAccount())).toHaveProperty('identity');
  });

  const METADATA: Record<string, Misbehaviour> = {
    'of another issuer': { metadata: { issuer: 'https://evil.example' } },
    'without keys': { metadata: { jwks_uri: undefined } },
    'that are no JSON': { answer: { path: '/.well-known/openid-configuration', body: '<html>' } },
    'that do not exist': { answer: { path: '/.well-known/openid-configuration', status: 404, body: '{}' } },
    'without end': { endless: '/.well-known/openid-configuration' },
    'with a redirect': {
      answer: { path: '/.well-known/openid-configuration', status: 302, body: '', to: 'http://127.0.0.1:1/' },
    },
  };

  it.each(Object.keys(METADATA))('rejects metadata %s, and requests them again at the next sign-in', async (name) => {
    const other = await FakeOpenId.start();
    const own = await TestApp.build(engine, other.settings);
    other.misbehaviour = METADATA[name] as Misbehaviour;
    const browser = own.visitor();
    const started = await browser.get('/auth/oidc');
    // Keys are requested with the first token.
    if (started.status === 302) {
      const query = other.consent(String(started.headers.location), newAccount());
      expect(handOverOf((await browser.get(`/auth/oidc/callback?${query}`)).text)).toEqual(FAILED);
    } else {
      expect(handOverOf(started.text)).toEqual(FAILED);
      other.misbehaviour = {};
      expect((await browser.get('/auth/oidc')).status).toBe(302);
    }
    await own.close();
    other.stop();
  });

  it('requests the metadata once for many concurrent sign-ins', async () => {
    const other = await FakeOpenId.start();
    const own = await TestApp.build(engine, other.settings);
    const started = await Promise.all(Array.from({ length: 20 }, () => own.visitor().get('/auth/oidc')));
    expect(started.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 302));
    expect(other.requests).toEqual(['/.well-known/openid-configuration']);
    await own.close();
    other.stop();
  });

  const ATTEMPTS: Attempts = {
    ...invalidAttempts({
      testApp: () => testApp,
      begin,
      consent: (url) => provider.consent(url, newAccount()),
      finish,
    }),
    'two states': async (browser) => {
      const query = provider.consent(await begin(browser), newAccount());
      query.append('state', 'another');
      return finish(browser, query);
    },
    'an answer of another issuer': async (browser) => {
      const query = provider.consent(await begin(browser), newAccount());
      query.set('iss', 'https://evil.example');
      return finish(browser, query);
    },
    'a denial by the person': async (browser) => {
      const { searchParams } = new URL(await begin(browser));
      const iss = encodeURIComponent(provider.issuer);
      return finish(browser, `error=access_denied&state=${searchParams.get('state')}&iss=${iss}`);
    },
    'an attempt that began with Google': async (browser) => {
      const { searchParams } = new URL(String((await browser.get('/auth/google')).headers.location));
      const iss = encodeURIComponent(provider.issuer);
      return finish(browser, `code=x&state=${searchParams.get('state')}&iss=${iss}`);
    },
    'no query': (browser) => finish(browser, ''),
  };

  it.each(Object.keys(ATTEMPTS))('rejects %s', async (name) => {
    expect(await (ATTEMPTS[name] as (browser: Browser) => Promise<HandOver>)(testApp.visitor())).toEqual(FAILED);
  });

  it('sends no request to the provider for a callback in a browser that never started a sign-in', async () => {
    await begin(testApp.visitor());
    const before = provider.requests.length;
    expect(await finish(testApp.visitor(), 'code=x&state=y')).toEqual(FAILED);
    expect(provider.requests).toHaveLength(before);
  });

  it('links an account with a password only after its password was proven in the same browser', async () => {
    const [owner, thief] = [await testApp.person('Buyer'), await testApp.person('Worker')];
    const account = newAccount(owner.email);
    const browser = testApp.visitor();
    const before = await testApp.sql('SELECT email, google_id, oidc_id FROM identity ORDER BY id');
    expect(await wholeWay(browser, account)).toEqual(NEEDS_PASSWORD);
    (await browser.post('/auth/login', { email: thief.email, password: thief.password })).data();
    (await testApp.visitor().post('/auth/login', { email: owner.email, password: owner.password })).data();
    expect(await wholeWay(browser, account)).toEqual(NEEDS_PASSWORD);
    expect(await testApp.sql('SELECT email, google_id, oidc_id FROM identity ORDER BY id')).toEqual(before);

    (await browser.post('/auth/login', { email: owner.email, password: owner.password })).data();
    expect(await wholeWay(testApp.visitor(), account)).toMatchObject({ identity: { email: owner.email } });
    expect(await wholeWay(testApp.visitor(), newAccount(owner.email))).toEqual(NEEDS_PASSWORD);
    await testApp.snapshotWithoutOutbox();
    expect((await owner.get('/account')).data<Account>()).toMatchObject({ hasPassword: true, hasOidc: true });
  });

  it('does not take over an account from Google, nor the other way round', async () => {
    const byGoogle = { sub: `both-${engine}`, email: `both-${engine}@kaaj.test`.toLowerCase(), name: 'Both' };
    expect(await withGoogle(testApp.visitor(), byGoogle)).toHaveProperty('identity');
    expect(await wholeWay(testApp.visitor(), byGoogle)).toEqual(NEEDS_PASSWORD);

    const account = newAccount();
    expect(await wholeWay(testApp.visitor(), account)).toHaveProperty('identity');
    const taken = { sub: account.sub, email: account.email, name: 'Other' };
    expect(await withGoogle(testApp.visitor(), taken)).toMatchObject({ code: 'auth/google-needs-password' });
  });

  it('requires the second factor between the provider and the session', async () => {
    const authenticator = new Authenticator(testApp);
    const [first, browser] = [testApp.visitor(), testApp.visitor()];
    const account = newAccount();
    await saveAndOpen(first, await wholeWay(first, account));
    const { secret } = (await first.post('/account/second-factor', {})).data<{ secret: string }>();
    (await first.post('/account/second-factor/on', { code: authenticator.code(secret) })).data();

    const { identity } = await wholeWay(browser, account);
    expect(identity).toMatchObject({ identityToken: '', email: account.email });
    const { email, challengeToken } = identity ?? { email: '', challengeToken: '' };
    const bearer = { authorization: `Bearer ${challengeToken}` };
    expect((await browser.post('/jwt', { email }, bearer)).status).toBe(401);
    const answer = { challengeToken, code: authenticator.nextCode(secret) };
    const proved = (await browser.post('/auth/second-factor', answer)).data<NonNullable<HandOver['identity']>>();
    expect(await saveAndOpen(browser, { source: '', identity: proved })).toMatchObject({ role: 'Worker', coin: 10 });
    testApp.clock.reset();
  });

  it('counts as a fresh proof for that person only, and once', async () => {
    const account = newAccount();
    const browser = testApp.visitor();
    await saveAndOpen(browser, await wholeWay(browser, account));
    const day = Math.floor(Date.now() / 1000) + 24 * 60 * 60;
    testApp.clock.advance(11 * 60_000);
    (await browser.post('/auth/refresh')).data();
    provider.misbehaviour = { claims: { exp: day } };
    const enrollment = await browser.post('/account/second-factor', {});
    expect(enrollment).toMatchObject({ status: 403, code: 'auth/proof-required' });
    expect(enrollment.json<{ proofs: string[] }>().proofs).toEqual(['oidc']);

    const stranger = (await wholeWay(testApp.visitor(), newAccount())).identity?.identityToken ?? '';
    expect(await browser.post('/auth/prove', { identityToken: stranger })).toMatchObject({
      status: 422,
      code: 'auth/oidc-failed',
    });
    const identityToken = (await wholeWay(testApp.visitor(), account)).identity?.identityToken ?? '';
    (await browser.post('/auth/prove', { identityToken })).data();
    expect((await browser.post('/auth/prove', { identityToken })).code).toBe('auth/oidc-failed');
    (await browser.post('/account/second-factor', {})).data();
    testApp.clock.reset();
  });

  it('posts its result to our own origin only, and escapes every name in its page', async () => {
    const browser = testApp.visitor();
    const query = provider.consent(await begin(browser), { ...newAccount(), name: `"><script>alert(1)</script>'` });
    const { text, headers } = await browser.get(`/auth/oidc/callback?${query}`);
    expect(text).not.toContain('<script>alert');
    expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
  });
});

describeOnOneDatabase('an installation without an OpenID Connect provider', (engine) => {
  it('says so in the settings, and posts a failure', async () => {
    const testApp = await TestApp.build(engine);
    expect((await testApp.visitor().get('/settings')).data()).toMatchObject({ oidc: null });
    for (const path of ['/auth/oidc', '/auth/oidc/callback?code=x&state=y']) {
      const { status, text } = await testApp.visitor().get(path);
      expect([status, text]).toEqual([200, expect.stringContaining('auth/oidc-failed')]);
    }
    await testApp.close();
  });
});

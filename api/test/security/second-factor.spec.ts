import { type Account } from '../support/account';
import { Authenticator } from '../support/authenticator';
import { actions, describeOnOneDatabase, Person, TestApp } from '../test-app';

describeOnOneDatabase('a second factor', (engine) => {
  let testApp: TestApp;
  let authenticator: Authenticator;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { ADMIN_SECOND_FACTOR: 'true', LIMIT_PASSWORDS_ACCOUNT: '30' });
    authenticator = new Authenticator(testApp);
  });
  afterEach(() => testApp.clock.reset());
  afterAll(() => testApp.close());

  const codeOf = (secret: string) => authenticator.code(secret);
  const nextCode = (secret: string) => authenticator.nextCode(secret);

  async function startEnrollment(person: Person): Promise<string> {
    const enrollment = await person.post('/account/second-factor', { password: person.password });
    return enrollment.data<{ secret: string }>().secret;
  }

  async function switchOn(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
    const secret = await startEnrollment(person);
    const on = await person.post('/account/second-factor/on', { code: codeOf(secret) });
    return { secret, ...on.data<{ recoveryCodes: string[] }>() };
  }

  async function challengeOf({ email, password }: Person): Promise<string> {
    const proof = await testApp.visitor().post('/auth/login', { email, password });
    const { identityToken, challengeToken } = proof.data<{ identityToken: string; challengeToken: string }>();
    expect(identityToken).toBe('');
    return challengeToken;
  }

  const answer = (challengeToken: string, code: string) =>
    testApp.visitor().post('/auth/second-factor', { challengeToken, code });

  const outcome = ({ status, code }: { status: number; code?: string }) => [status, code];

  it('is required of Admins before they act as such, and of no other role', async () => {
    const [admin, worker] = [await testApp.admin(), await testApp.person('Worker')];
    expect((await admin.get('/account')).data<Account>().secondFactorNeeded).toBe(true);
    const refused = [422, 'auth/second-factor-needed'];
    expect(outcome(await admin.get('/user/alluser'))).toEqual(refused);
    expect(outcome(await admin.get(`/user?${worker.self}`))).toEqual(refused);
    expect((await admin.get(`/user?${admin.self}`)).ok).toBe(true);
    await switchOn(admin);
    expect((await admin.get('/user/alluser')).ok).toBe(true);
    expect((await admin.get('/account')).data<Account>().secondFactorNeeded).toBe(false);
    expect((await worker.get('/account')).data<Account>().secondFactorNeeded).toBe(false);
  });

  it('S23 is required between the password and the session', async () => {
    const person = await testApp.person('Worker');
    const { secret } = await switchOn(person);
    const challenge = await challengeOf(person);
    const bearer = { authorization: `Bearer ${challenge}` };
    expect((await testApp.visitor().post('/jwt', { email: person.email }, bearer)).status).toBe(401);
    const proof = (await answer(challenge, nextCode(secret))).data<{ identityToken: string }>();
    const otherBrowser = new Person(testApp.api, person.name, person.email, person.password, 'Worker');
    otherBrowser.identityToken = proof.identityToken;
    await otherBrowser.openSession();
    expect((await otherBrowser.get('/account')).data<Account>()).toMatchObject({
      secondFactor: true,
      recoveryCodes: 10,
    });
  });

  it('S23 accepts each code once under concurrent requests, and no earlier code', async () => {
    const person = await testApp.person('Worker');
    const { secret } = await switchOn(person);
    const [challenge, earlier] = [await challengeOf(person), codeOf(secret)];
    expect(outcome(await answer(challenge, earlier))).toEqual([422, 'auth/wrong-code']);
    const code = nextCode(secret);
    const all = await Promise.all(Array.from({ length: 8 }, () => answer(challenge, code)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcome(await answer(challenge, code))).toEqual([422, 'auth/wrong-code']);
    expect(outcome(await answer(challenge, earlier))).toEqual([422, 'auth/wrong-code']);
  });

  it('stores one secret under concurrent requests', async () => {
    for (let round = 0; round < 4; round += 1) {
      const person = await testApp.person('Worker');
      const secrets = await Promise.all(Array.from({ length: 4 }, () => startEnrollment(person)));
      const switched: boolean[] = [];
      for (const secret of secrets) {
        const { ok } = await person.post('/account/second-factor/on', { code: codeOf(secret) });
        switched.push(ok);
      }
      expect(switched.filter(Boolean)).toHaveLength(1);
    }
  });

  it('S23 accepts each of ten recovery codes once in any spelling, and none of another person', async () => {
    const [person, other] = [await testApp.person('Worker'), await testApp.person('Worker')];
    const { recoveryCodes } = await switchOn(person);
    const { recoveryCodes: others } = await switchOn(other);
    expect(new Set(recoveryCodes).size).toBe(10);
    const challenge = await challengeOf(person);
    expect(outcome(await answer(challenge, others[0] as string))).toEqual([422, 'auth/wrong-code']);
    for (const [index, code] of recoveryCodes.entries()) {
      const typed = index % 2 ? code.toUpperCase().replaceAll('-', ' ') : code;
      expect((await answer(challenge, typed)).ok).toBe(true);
      expect(outcome(await answer(challenge, code))).toEqual([422, 'auth/wrong-code']);
    }
    expect((await person.get('/account')).data<Account>().recoveryCodes).toBe(0);
  });

  it('S23 counts attempts before it checks them', async () => {
    const person = await testApp.person('Worker');
    const { secret } = await switchOn(person);
    const challenge = await challengeOf(person);
    const tries = await Promise.all(Array.from({ length: 40 }, () => answer(challenge, '000000')));
    expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
    expect(outcome(await answer(challenge, nextCode(secret)))).toEqual([429, 'auth/too-many-requests']);
  });

  it('S23 is required again when the password was proven too long ago, or was changed since', async () => {
    const person = await testApp.person('Worker');
    const { secret } = await switchOn(person);
    const old = await challengeOf(person);
    const exchange = { password: person.password, newPassword: 'Another-pass1' };
    (await person.patch('/account/password', exchange)).data();
    expect(outcome(await answer(old, nextCode(secret)))).toEqual([401, 'auth/challenge-over']);
    const late = await challengeOf(new Person(testApp.api, '', person.email, 'Another-pass1', 'Worker'));
    testApp.clock.advance(6 * 60_000);
    expect(outcome(await answer(late, codeOf(secret)))).toEqual([401, 'auth/challenge-over']);
    expect(outcome(await answer('no token', codeOf(secret)))).toEqual([401, 'auth/challenge-over']);
  });

  it('can be enrolled only with the password, and is inactive before its first code', async () => {
    const person = await testApp.person('Worker');
    const wrong = await person.post('/account/second-factor', { password: 'Not-this-one1' });
    expect(outcome(wrong)).toEqual([422, 'auth/wrong-password']);
    expect(wrong.problem.errors).toMatchObject([{ field: 'password' }]);
    expect(outcome(await person.post('/account/second-factor/on', { code: '123456' }))).toEqual([
      409,
      'auth/second-factor-off',
    ]);
    await startEnrollment(person);
    const wrongCode = await person.post('/account/second-factor/on', { code: '000000' });
    expect(outcome(wrongCode)).toEqual([422, 'auth/wrong-code']);
    expect(wrongCode.problem.errors).toMatchObject([{ field: 'code' }]);
    await person.signIn();
    expect((await person.get('/account')).data<Account>()).toMatchObject({ secondFactor: false, recoveryCodes: 0 });
  });

  it('ends the other sessions when it is enabled, and needs a code to be disabled', async () => {
    const person = await testApp.person('Worker');
    const otherBrowser = new Person(testApp.api, person.name, person.email, person.password, 'Worker');
    await otherBrowser.signIn();
    const { secret, recoveryCodes } = await switchOn(person);
    expect((await otherBrowser.get('/account')).status).toBe(401);
    expect(outcome(await person.post('/account/second-factor', { password: person.password }))).toEqual([
      409,
      'auth/second-factor-on',
    ]);
    const renewed = await person.post('/account/second-factor/recovery-codes', { code: nextCode(secret) });
    const { recoveryCodes: fresh } = renewed.data<{ recoveryCodes: string[] }>();
    const off = (code = '') => person.post('/account/second-factor/off', { code });
    expect(outcome(await off(recoveryCodes[0]))).toEqual([422, 'auth/wrong-code']);
    (await off(fresh[0])).data();
    await person.signIn();
    expect((await person.get('/account')).data<Account>()).toMatchObject({ secondFactor: false, recoveryCodes: 0 });
  });

  it('stores the secret encrypted and the recovery codes hashed, and a removal deletes both', async () => {
    const person = await testApp.person('Worker');
    const { secret, recoveryCodes } = await switchOn(person);
    const rows = JSON.stringify(await testApp.snapshot());
    const plain = recoveryCodes.map((code) => code.replaceAll('-', ''));
    expect([secret, ...recoveryCodes, ...plain].filter((each) => rows.includes(each))).toEqual([]);
    // Had to enrol above, and has the factor now.
    const admin = await testApp.admin();
    (await actions.remove(admin, person.id)).data();
    expect(await testApp.sql('SELECT id FROM second_factor WHERE id = ?', [person.id])).toEqual([]);
    expect(await testApp.sql('SELECT id FROM recovery_code WHERE identity_id = ?', [person.id])).toEqual([]);
  });
});

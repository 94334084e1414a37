import { Authenticator } from '../support/authenticator';
import { describeOnEachDatabase, Person, TestApp } from '../test-app';

const ANOTHER = 'Another-pass1';

describeOnEachDatabase('identity tokens', (engine) => {
  let testApp: TestApp;
  let authenticator: Authenticator;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { ADMIN_SECOND_FACTOR: 'true' });
    authenticator = new Authenticator(testApp);
  });
  afterEach(() => testApp.clock.reset());
  afterAll(() => testApp.close());

  /** Enables the second factor; returns its secret. */
  async function enrol(person: Person): Promise<string> {
    const enrollment = await person.post('/account/second-factor', { password: person.password });
    const { secret } = enrollment.data<{ secret: string }>();
    (await person.post('/account/second-factor/on', { code: authenticator.code(secret) })).data();
    return secret;
  }

  /** The same person in another browser, with an identity token and no session. */
  async function prover({ api, name, email, password, role }: Person): Promise<Person> {
    const other = new Person(api, name, email, password, role);
    const proof = await other.post('/auth/login', { email, password });
    other.identityToken = proof.data<{ identityToken: string }>().identityToken;
    return other;
  }

  const open = async (person: Person) => {
    const { status, code } = await person.post('/jwt', { email: person.email }, person.proof);
    return [status, code];
  };

  const whoAmI = async (person: Person) => (await person.get('/account')).status;

  const REFUSED = [401, 'auth/identity-token-required'];

  const ENDINGS: Record<string, (person: Person) => Promise<unknown>> = {
    'a second factor was enabled': enrol,
    'a sign-out everywhere': async (person) => (await person.post('/auth/logout-everywhere')).data(),
    'a new password': async (person) =>
      (await person.patch('/account/password', { password: person.password, newPassword: ANOTHER })).data(),
    'a change of role': async (person) => {
      const admin = await testApp.admin();
      // Every acting Admin has a second factor.
      if (!(await admin.get('/user/alluser')).ok) await enrol(admin);
      (await admin.patch(`/user/updaterole/${person.id}`, { role: 'Buyer' })).data();
    },
  };

  it.each(Object.keys(ENDINGS))('S25 returns 401 for a token issued before %s', async (name) => {
    const person = await testApp.person('Worker');
    const other = await prover(person);
    await ENDINGS[name]?.(person);
    expect(await open(other)).toEqual(REFUSED);
    expect(other.cookies.has('kaaj_access')).toBe(false);
    const profile = await other.patch('/auth/profile', { displayName: 'Somebody Else' }, other.proof);
    expect(profile.status).toBe(401);
  });

  it('S25 opens one session with a token that is sent eight times concurrently', async () => {
    const person = await testApp.person('Worker');
    const other = await prover(person);
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(other)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([status]) => status === 401)).toHaveLength(7);
    const devices = (await person.get('/account/session')).data<unknown[]>();
    expect(devices).toHaveLength(2);
    await other.get('/jwt/logout');
    expect(await open(other)).toEqual(REFUSED);
  });

  it('S25 accepts a token for all steps of a sign-up, and for a session after them', async () => {
    const person = await Person.withoutProfile(testApp.api, { role: 'Worker' });
    expect(await open(person)).toEqual([409, 'auth/profile-incomplete']);
    (await person.patch('/auth/profile', { displayName: 'Rahim' }, person.proof)).data();
    (await person.saveProfile()).data();
    (await person.saveProfile()).data();
    expect((await open(person))[0]).toBe(200);
    (await person.patch('/auth/profile', { displayName: 'Karim' }, person.proof)).data();
  });

  it('S25 leaves no session behind when a token is used while all sessions end', async () => {
    for (let round = 0; round < 6; round += 1) {
      const person = await testApp.person('Worker');
      const other = await prover(person);
      const [, opened] = await Promise.all([person.post('/auth/logout-everywhere'), open(other)]);
      expect([200, 401]).toContain(opened[0]);
      expect(await whoAmI(other)).toBe(401);
      const active = await testApp.sql('SELECT id FROM session WHERE person_id = ?', [person.id]);
      expect(active).toEqual([]);
    }
  });

  it('S25 grants no Admin rights for a token issued before the Admin enrolled', async () => {
    const admin = await testApp.person('Admin');
    const other = await prover(admin);
    const early = await prover(admin);
    await open(early);
    await enrol(admin);
    expect(await open(other)).toEqual(REFUSED);
    expect(await whoAmI(early)).toBe(401);
    expect((await admin.get('/user/alluser')).status).toBe(200);
  });

  it('S25 stores through refreshes whether the session was opened with the second factor', async () => {
    const admin = await testApp.person('Admin');
    const secret = await enrol(admin);
    (await admin.post('/auth/refresh')).data();
    expect((await admin.get('/user/alluser')).status).toBe(200);

    const { email, password } = admin;
    const other = new Person(testApp.api, admin.name, email, password, 'Admin');
    const { challengeToken } = (await other.post('/auth/login', { email, password })).data<{
      challengeToken: string;
    }>();
    const code = authenticator.nextCode(secret);
    const proof = await other.post('/auth/second-factor', { challengeToken, code });
    other.identityToken = proof.data<{ identityToken: string }>().identityToken;
    await other.openSession();
    expect((await other.get('/user/alluser')).status).toBe(200);

    // Like a session opened without it.
    await testApp.sql('UPDATE session SET second_factor = 0 WHERE person_id = ?', [admin.id]);
    const refused = await other.get('/user/alluser');
    expect([refused.status, refused.code]).toEqual([422, 'auth/second-factor-needed']);
  });
});

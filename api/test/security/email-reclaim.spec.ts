import { SignInWithProvider } from '../../src/contexts/identity/application/sign-in-with-provider';
import { availableOf } from '../../src/contexts/wallet';
import { Authenticator } from '../support/authenticator';
import { resetToken, verificationToken } from '../support/mails';
import { runAdminCommand } from '../support/admin-cli';
import { balanceOf } from '../support/ledger';
import { actions, describeOnOneDatabase, Person, TestApp } from '../test-app';

const SQUATTERS = 'Squatter-pass1';
const OWNERS = 'Owners-pass1';

describeOnOneDatabase('an unverified address registered by another person', (engine) => {
  let testApp: TestApp;
  let made = 0;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { VERIFY_EMAILS: 'true' });
  });
  afterAll(() => testApp.close());

  const newEmail = () => `owner-${(made += 1)}@kaaj.test`;
  const squat = (email = newEmail()) =>
    Person.signUp(testApp.api, { role: 'Buyer', email, password: SQUATTERS, name: 'Squatter' });
  const roleOf = async (email: string) =>
    (await testApp.sql<{ role: string }>('SELECT role FROM person WHERE email = ?', [email]))[0]?.role;

  /** Another window of the same person: with their e-mail and a password, and no session yet. */
  const windowOf = (email: string, password: string) => new Person(testApp.api, 'Owner', email, password, 'Worker');

  async function resetPassword(email: string, password: string): Promise<void> {
    (await testApp.visitor().post('/auth/password-reset', { email })).data();
    const token = await resetToken(testApp, email);
    (await testApp.visitor().post('/auth/password-reset/complete', { token, password })).data();
  }

  const google = async (email: string) => {
    const outcome = await testApp.app
      .get(SignInWithProvider)
      .execute({ provider: 'google', subject: `google-${email}`, email, name: 'The Owner', picture: '' });
    const owner = windowOf(email, '');
    owner.identityToken = 'proof' in outcome ? outcome.proof.identityToken : '';
    return { outcome, owner };
  };

  /** No session, password, token or coin of theirs is valid any more. */
  async function expectNothingLeftOf(squatter: Person): Promise<void> {
    expect((await squatter.get(`/user?${squatter.self}`)).status).toBe(401);
    expect((await squatter.post('/auth/refresh')).status).toBe(401);
    expect((await squatter.post('/jwt', { email: squatter.email }, squatter.proof)).status).toBe(401);
    const anotherWindow = windowOf(squatter.email, SQUATTERS);
    await expect(anotherWindow.signIn()).rejects.toThrow('auth/invalid-credential');
    expect(await balanceOf(testApp.sql, availableOf(squatter.id))).toBe(0);
    expect(await testApp.sql('SELECT id FROM session WHERE person_id = ?', [squatter.id])).toEqual([]);
    expect(await testApp.sql('SELECT id FROM person WHERE id = ? AND name <> ?', [squatter.id, ''])).toEqual([]);
  }

  it('S18 goes to its owner after Google verified it, as a Worker with their own name', async () => {
    const squatter = await squat();
    const { outcome, owner } = await google(squatter.email);
    expect(outcome).toMatchObject({ proof: { email: squatter.email, displayName: 'The Owner', photoURL: '' } });
    await expectNothingLeftOf(squatter);
    owner.role = 'Buyer';
    const saved = (await owner.saveProfile()).data<{ role: string; coin: number; emailVerified: boolean }>();
    expect(saved).toMatchObject({ role: 'Worker', coin: 10, emailVerified: true });
    expect(owner.id).not.toBe(squatter.id);
    await owner.openSession();
    await expectNothingLeftOf(squatter);
  });

  it('S18 goes to its owner after the reset link, and the owner chooses name and role again', async () => {
    const squatter = await squat();
    await resetPassword(squatter.email, OWNERS);
    await expectNothingLeftOf(squatter);

    const owner = windowOf(squatter.email, OWNERS);
    const proof = (await owner.post('/auth/login', { email: owner.email, password: OWNERS })).data<{
      identityToken: string;
      displayName: string;
      photoURL: string;
    }>();
    expect(proof).toMatchObject({ displayName: '', photoURL: '' });
    owner.identityToken = proof.identityToken;
    expect((await owner.post('/jwt', { email: owner.email }, owner.proof)).code).toBe('auth/profile-incomplete');
    const saved = (await owner.saveProfile()).data<object>();
    expect(saved).toMatchObject({ role: 'Worker', coin: 10, emailVerified: true, name: 'Owner' });
    await owner.openSession();
    expect((await actions.withdraw(owner, 200)).code).toBe('withdrawal/not-enough-coins');
    await expectNothingLeftOf(squatter);
  });

  it('S18 keeps its account after the reset link once its owner had verified it', async () => {
    const owner = await squat();
    const token = await verificationToken(testApp, owner.email);
    (await owner.post('/auth/verify-email/complete', { token })).data();
    await resetPassword(owner.email, OWNERS);
    const anotherWindow = windowOf(owner.email, OWNERS);
    await anotherWindow.signIn();
    expect((await anotherWindow.get(`/user?${anotherWindow.self}`)).data()).toMatchObject({
      _id: owner.id,
      role: 'Buyer',
      coin: 50,
    });
  });

  it('S18 is rejected by `admin create` without changes unless `--promote` is given', async () => {
    const squatter = await squat();
    const before = await testApp.snapshot(['outbox', 'verification_token']);
    const args = ['create', '--email', squatter.email];
    const refused = await runAdminCommand(testApp, args, { ADMIN_PASSWORD: OWNERS });
    expect(refused).toMatchObject({ status: 1, output: expect.stringContaining('--promote') });
    expect(await testApp.snapshot(['outbox', 'verification_token'])).toEqual(before);

    const withoutPassword = await runAdminCommand(testApp, [...args, '--promote']);
    expect(withoutPassword).toMatchObject({ status: 1, output: expect.stringContaining('ADMIN_PASSWORD') });
    expect(await roleOf(squatter.email)).toBe('Buyer');
  });

  it('S18 goes to the Admin named by `admin create --promote`: their password, no earlier session', async () => {
    const squatter = await squat();
    const args = ['create', '--email', squatter.email, '--name', 'The Owner', '--promote'];
    expect(await runAdminCommand(testApp, args, { ADMIN_PASSWORD: OWNERS })).toMatchObject({ status: 0 });
    await expectNothingLeftOf(squatter);
    const admin = windowOf(squatter.email, OWNERS);
    await admin.signIn();
    const record = (await admin.get(`/user?${admin.self}`)).data<{ _id: string }>();
    expect(record).toMatchObject({ role: 'Admin', name: 'The Owner', image: '', emailVerified: true });
    expect(record._id).not.toBe(squatter.id);
    const [entry] = (await admin.get('/audit')).data<{ action: string; subject: string; adminEmail: string }[]>();
    expect(entry).toMatchObject({ action: 'admin-created', subject: squatter.email, adminEmail: 'command-line' });
  });

  it('S18 goes to one of two concurrent proofs, and the other leaves no partial account', async () => {
    const squatter = await squat();
    const outcomes = await Promise.all([google(squatter.email), google(squatter.email), google(squatter.email)]);
    for (const { outcome } of outcomes) expect(outcome).toHaveProperty('proof');
    const identities = await testApp.sql('SELECT id FROM identity WHERE email = ?', [squatter.email]);
    expect(identities).toHaveLength(1);
    await expectNothingLeftOf(squatter);
  });

  it('S18 stays with the owner when the squatter saves a profile concurrently', async () => {
    for (let times = 0; times < 5; times += 1) {
      const email = newEmail();
      const squatter = await Person.withoutProfile(testApp.api, { role: 'Buyer', email, password: SQUATTERS });
      const [, { owner }] = await Promise.all([squatter.saveProfile(), google(email)]);
      expect((await owner.saveProfile()).data()).toMatchObject({ email, role: 'Worker', coin: 10 });
      await owner.openSession();
    }
  });

  it('S18 loses coins that an Admin granted earlier: they are forfeited', async () => {
    const squatter = await squat();
    const admin = await testApp.person('Admin');
    (await actions.correct(admin, squatter.id, 700)).data();
    const { owner } = await google(squatter.email);
    expect((await owner.saveProfile()).data()).toMatchObject({ coin: 10 });
    await expectNothingLeftOf(squatter);
    expect((await testApp.balances())['ledgerSum']).toBe(0);
  });

  it('S18 makes no browser known, not by a second factor either', async () => {
    const squatter = await squat();
    const enrollment = await squatter.post('/account/second-factor', { password: SQUATTERS });
    const { secret } = enrollment.data<{ secret: string }>();
    (await squatter.post('/account/second-factor/on', { code: new Authenticator(testApp).code(secret) })).data();
    (await squatter.post('/auth/login', { email: squatter.email, password: SQUATTERS })).data();
    expect([...squatter.cookies.keys()].sort()).toEqual(['kaaj_access', 'kaaj_refresh']);
  });

  it('S18 cannot be promoted to Admin by an Admin', async () => {
    const squatter = await squat();
    const admin = await testApp.person('Admin');
    const promoted = await admin.patch(`/user/updaterole/${squatter.id}`, { role: 'Admin', password: admin.password });
    expect(promoted).toMatchObject({ status: 422, code: 'user/email-unverified' });
    expect(await roleOf(squatter.email)).toBe('Buyer');
  });
});

describeOnOneDatabase('an address that its owner has verified, or that counts as verified', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
  });
  afterAll(() => testApp.close());

  it('S18 is rejected by `admin create`; with `--promote` its person becomes an Admin and keeps the password', async () => {
    const person = await testApp.person('Buyer');
    const args = ['create', '--email', person.email];
    const refused = await runAdminCommand(testApp, args, { ADMIN_PASSWORD: OWNERS });
    expect(refused).toMatchObject({ status: 1, output: expect.stringContaining('--promote') });
    expect((await person.get(`/user?${person.self}`)).data()).toMatchObject({ role: 'Buyer' });

    const promoted = await runAdminCommand(testApp, [...args, '--promote'], { ADMIN_PASSWORD: OWNERS });
    expect(promoted).toMatchObject({ status: 0, output: expect.stringContaining('its password is unchanged') });
    expect((await person.get(`/user?${person.self}`)).status).toBe(401);
    await person.signIn();
    expect((await person.get(`/user?${person.self}`)).data()).toMatchObject({ role: 'Admin', _id: person.id });
    const [entry] = (await person.get('/audit')).data<object[]>();
    expect(entry).toMatchObject({ action: 'role-changed', subject: person.email, adminEmail: 'command-line' });
    expect((await runAdminCommand(testApp, [...args, '--promote'])).output).toContain('is an Admin already');
  });

  it('`admin create` creates an Admin for an unused address, which counts as verified', async () => {
    const email = 'new-admin@kaaj.test';
    expect((await runAdminCommand(testApp, ['create', '--email', email])).output).toContain('ADMIN_PASSWORD');
    const created = await runAdminCommand(testApp, ['create', '--email', ' New-Admin@kaaj.test'], {
      ADMIN_PASSWORD: OWNERS,
    });
    expect(created).toMatchObject({ status: 0, output: expect.stringContaining(`${email} is an Admin.`) });
    const admin = new Person(testApp.api, 'Admin', email, OWNERS, 'Admin');
    await admin.signIn();
    expect((await admin.get(`/user?${admin.self}`)).data()).toMatchObject({ role: 'Admin', emailVerified: true });
  });

  it('`admin demote` demotes an Admin to Worker, ends their sessions and writes an audit entry', async () => {
    const admin = await testApp.person('Admin');
    expect(await runAdminCommand(testApp, ['demote', '--email', admin.email])).toMatchObject({ status: 0 });
    expect((await admin.get(`/user?${admin.self}`)).status).toBe(401);
    await admin.signIn();
    expect((await admin.get(`/user?${admin.self}`)).data()).toMatchObject({ role: 'Worker' });
    const [entry] = (await (await testApp.admin()).get('/audit')).data<object[]>();
    expect(entry).toMatchObject({ action: 'role-changed', subject: admin.email, reason: 'from: Admin, to: Worker' });
    const repeated = await runAdminCommand(testApp, ['demote', '--email', admin.email]);
    expect(repeated).toMatchObject({ status: 1, output: expect.stringContaining('is not an Admin') });
    expect(await runAdminCommand(testApp, ['demote', '--email', 'nobody@kaaj.test'])).toMatchObject({ status: 1 });
  });
});

import { EmailVerification } from '../../src/contexts/identity/application/email-verification';
import { SignInWithProvider } from '../../src/contexts/identity/application/sign-in-with-provider';
import { People } from '../../src/contexts/people';
import { availableOf } from '../../src/contexts/wallet';
import { balanceOf } from '../support/ledger';
import { mailsOf, verificationToken } from '../support/mails';
import { PASSWORD } from '../support/person';
import { until } from '../support/processes';
import { uploadProof } from '../support/uploads';
import { actions, describeOnOneDatabase, Person, TestApp } from '../test-app';

const coinOf = async (person: Person) => (await person.get(`/user?${person.self}`)).data<{ coin: number }>().coin;

describeOnOneDatabase('an unverified address', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { VERIFY_EMAILS: 'true' });
  });
  afterAll(() => testApp.close());
  afterEach(() => testApp.clock.reset());

  const complete = (person: Person, token: string) => person.post('/auth/verify-email/complete', { token });
  const record = async (person: Person) => (await person.get(`/user?${person.self}`)).data<object>();

  it('can read and edit the profile, and has no coins yet', async () => {
    const person = await testApp.person('Buyer');
    expect(await record(person)).toMatchObject({ coin: 0, emailVerified: false });
    expect((await person.get('/task')).status).toBe(200);
    expect((await person.get(`/overview/buyer?${person.self}`)).status).toBe(200);
    (await person.patch('/auth/profile', { displayName: 'Another Name' })).data();
    expect(await record(person)).toMatchObject({ name: 'Another Name' });
  });

  it('cannot post, submit, upload proof, buy or withdraw: 422, nothing changes, and the session stays', async () => {
    const [buyer, worker] = [await testApp.person('Buyer'), await testApp.person('Worker')];
    const owner = await testApp.person('Buyer');
    (await complete(owner, await verificationToken(testApp, owner.email))).data();
    const task = (await actions.post(owner)).data<{ _id: string }>()._id;
    for (const { email } of [buyer, worker]) await verificationToken(testApp, email);

    const before = await testApp.snapshot(['outbox']);
    const refused = [
      await actions.post(buyer),
      await actions.buy(buyer, 10),
      await actions.submit(worker, task),
      await actions.withdraw(worker, 200),
      await uploadProof(worker, Buffer.from('a picture')),
      await worker.post('/image/proof/upload', undefined, { 'upload-length': '9' }),
      await worker.send({
        method: 'PATCH',
        path: `/image/proof/upload/${'0'.repeat(26)}`,
        headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
        body: Buffer.from('a picture'),
      }),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 422, code: 'auth/email-unverified' });
    expect(await testApp.snapshot(['outbox'])).toEqual(before);
    expect(await record(buyer)).toMatchObject({ emailVerified: false });
    expect((await actions.buy(worker, 10)).code).toBe('access/forbidden');
  });

  it('gets the starting coins of its role on verification, and may do everything from then on', async () => {
    const buyer = await testApp.person('Buyer');
    testApp.name('the buyer', availableOf(buyer.id));
    expect(await testApp.balances()).toMatchObject({ 'the buyer': 0, ledgerSum: 0 });
    (await complete(buyer, await verificationToken(testApp, buyer.email))).data();
    expect(await record(buyer)).toMatchObject({ coin: 50, emailVerified: true });
    expect((await actions.post(buyer)).status).toBe(201);
    expect(await testApp.balances()).toMatchObject({ 'the buyer': 45, ledgerSum: 0 });

    const worker = await testApp.person('Worker');
    (await complete(worker, await verificationToken(testApp, worker.email))).data();
    expect(await record(worker)).toMatchObject({ coin: 10, emailVerified: true });
  });

  it('accepts a link once under concurrent requests', async () => {
    const person = await testApp.person('Worker');
    const token = await verificationToken(testApp, person.email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => complete(person, token)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['', ...Array(3).fill('auth/invalid-verification-token')]);
    expect(await coinOf(person)).toBe(10);
    expect((await complete(person, token)).status).toBe(422);
  });

  it('stores no usable link, and accepts none after a day', async () => {
    const person = await testApp.person('Worker');
    const token = await verificationToken(testApp, person.email);
    const stored = await testApp.sql<{ id: string }>('SELECT id FROM verification_token WHERE identity_id = ?', [
      person.id,
    ]);
    expect(stored).toHaveLength(1);
    expect(stored[0]?.id).not.toContain(token);
    testApp.clock.advance(24 * 60 * 60_000 + 1_000);
    await person.signIn();
    expect((await complete(person, token)).code).toBe('auth/invalid-verification-token');
    await testApp.runJobs();
    expect(await testApp.sql('SELECT id FROM verification_token WHERE identity_id = ?', [person.id])).toEqual([]);
  });

  it('is deleted a week after its sign-up when no profile was saved, and can sign up again', async () => {
    const unfinished = await Person.withoutProfile(testApp.api, { role: 'Worker' });
    const finished = await testApp.person('Worker');
    const ofGoogle = { provider: 'google', subject: 'unfinished', email: 'unfinished@kaaj.test' } as const;
    await testApp.app.get(SignInWithProvider).execute({ ...ofGoogle, name: 'Mitu', picture: '' });
    const { email } = unfinished;
    const signUpAgain = async () =>
      (await testApp.visitor().post('/auth/signup', { email, password: PASSWORD })).status;
    testApp.clock.advanceDays(6);
    await testApp.runJobs();
    expect(await signUpAgain()).toBe(409);
    testApp.clock.advanceDays(2);
    await testApp.runJobs();
    expect(await signUpAgain()).toBe(201);
    await finished.signIn();
    const kept = await testApp.sql('SELECT id FROM identity WHERE email = ?', [ofGoogle.email]);
    expect(kept).toHaveLength(1);
  });

  it('is not deleted when its profile is saved concurrently', async () => {
    const late = await Person.withoutProfile(testApp.api, { role: 'Worker' });
    testApp.clock.advanceDays(16);
    await late.prove();
    const people = testApp.app.get(People, { strict: false });
    const cards = people.cards.bind(people);
    jest.spyOn(people, 'cards').mockImplementation(async (ids) => {
      const found = await cards(ids);
      (await late.saveProfile()).data();
      return found;
    });
    await testApp.runJobs();
    jest.restoreAllMocks();
    await late.openSession();
  });

  it('S18 is not verified for a squatter when its owner opens the link in their mail', async () => {
    const squatter = await testApp.person('Buyer');
    const token = await verificationToken(testApp, squatter.email);
    expect((await testApp.visitor().post('/auth/verify-email/complete', { token })).status).toBe(401);
    const owner = await testApp.person('Worker');
    expect((await complete(owner, token)).code).toBe('auth/invalid-verification-token');
    expect(await record(squatter)).toMatchObject({ coin: 0, emailVerified: false });
    // That did not use up the link.
    (await complete(squatter, token)).data();
  });

  it('gets the link again, at most five times an hour, in both languages, and never once it is verified', async () => {
    const person = await testApp.person('Worker');
    const mails = () => mailsOf(testApp).filter((mail) => mail.includes(`To: ${person.email}`));
    const first = await verificationToken(testApp, person.email);
    for (let times = 0; times < 5; times += 1) {
      expect((await person.post('/auth/verify-email')).status).toBe(202);
    }
    const refused = await person.post('/auth/verify-email');
    expect(refused).toMatchObject({ status: 429, code: 'auth/too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await until(() => mails().length === 6, 10_000, 'the mail of the sign-up and five more');
    const second = await verificationToken(testApp, person.email, first);
    (await complete(person, second)).data();
    expect((await complete(person, first)).status).toBe(422);

    const sent = mails().length;
    expect((await person.post('/auth/verify-email')).status).toBe(202);
    await testApp.app.get(EmailVerification).enqueue(person.id);
    await testApp.runJobs();
    expect(mails().length).toBe(sent);
    expect(Buffer.from(mails()[0] ?? '').toString()).toMatch(/Kaaj/);
  });

  it('is verified at once for a person who signs in with Google', async () => {
    const email = 'from-google@kaaj.test';
    const outcome = await testApp.app
      .get(SignInWithProvider)
      .execute({ provider: 'google', subject: `google-${engine}`, email, name: 'Mitu', picture: '' });
    const person = new Person(testApp.api, 'Mitu', email, '', 'Worker');
    person.identityToken = 'proof' in outcome ? outcome.proof.identityToken : '';
    expect((await person.saveProfile()).data()).toMatchObject({ coin: 10, emailVerified: true });
  });

  it('gets no coins twice: removed and verified again it starts with none, in another spelling too', async () => {
    const admin = await testApp.admin();
    const email = 'ra.him@gmail.com';
    const signUpAs = async (spelling: string) => {
      const person = await testApp.person('Buyer', { email: spelling });
      (await complete(person, await verificationToken(testApp, spelling))).data();
      return person;
    };
    const first = await signUpAs(email);
    expect(await coinOf(first)).toBe(50);
    (await actions.remove(admin, first.id)).data();
    for (const table of ['person', 'identity', 'welcomed_address', 'outbox']) {
      expect(JSON.stringify(await testApp.sql(`SELECT * FROM ${table}`))).not.toContain(email);
    }
    expect(await coinOf(await signUpAs('rahim+again@googlemail.com'))).toBe(0);
    expect(await coinOf(await signUpAs('somebody.else@gmail.com'))).toBe(50);
    expect((await testApp.balances())['ledgerSum']).toBe(0);
  });
});

describeOnOneDatabase('an address that counts as verified', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { DEMO: 'true', VERIFY_EMAILS: 'true' });
  });
  afterAll(() => testApp.close());

  it('gets its starting coins at sign-up in demonstration mode, and no mail', async () => {
    const buyer = await testApp.person('Buyer');
    expect((await buyer.get(`/user?${buyer.self}`)).data()).toMatchObject({ coin: 50, emailVerified: true });
    expect((await actions.post(buyer)).status).toBe(201);
    expect(mailsOf(testApp)).toEqual([]);
  });

  it('gets them once when it signs up again after removals', async () => {
    const admin = await testApp.admin();
    const email = 'again@kaaj.test';
    const coins: number[] = [];
    for (let times = 0; times < 3; times += 1) {
      const person = await testApp.person('Buyer', { email });
      coins.push(await coinOf(person));
      (await actions.remove(admin, person.id)).data();
      expect(await balanceOf(testApp.sql, availableOf(person.id))).toBe(0);
    }
    expect(coins).toEqual([50, 0, 0]);
  });

  it('gets none when it existed before addresses were recorded and signs up again', async () => {
    const person = await testApp.person('Worker');
    await testApp.sql('DELETE FROM welcomed_address');
    (await actions.remove(await testApp.admin(), person.id)).data();
    expect(await coinOf(await testApp.person('Worker', { email: person.email }))).toBe(0);
  });
});

import { VerificationMails } from '../../src/contexts/identity/application/verification-mails';
import { SignInWithProvider } from '../../src/contexts/identity/application/sign-in-with-provider';
import { availableOf } from '../../src/contexts/wallet';
import { balanceOf } from '../support/ledger';
import { mailsOf, verificationToken } from '../support/mails';
import { until } from '../support/processes';
import { deeds, describeOnEachDatabase, Person, World } from '../world';

const coinOf = async (person: Person) => (await person.get(`/user?${person.self}`)).data<{ coin: number }>().coin;

describeOnEachDatabase('an address that has to be verified', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await World.build(engine, { VERIFY_EMAILS: 'true' });
  });
  afterAll(() => world.close());
  afterEach(() => world.clock.reset());

  const complete = (person: Person, token: string) => person.post('/auth/verify-email/complete', { token });
  const record = async (person: Person) => (await person.get(`/user?${person.self}`)).data<object>();

  it('may look around and edit the profile before, and has no coin yet', async () => {
    const person = await world.person('Buyer');
    expect(await record(person)).toMatchObject({ coin: 0, emailVerified: false });
    expect((await person.get('/task')).status).toBe(200);
    expect((await person.get(`/overview/buyer?${person.self}`)).status).toBe(200);
    (await person.patch('/auth/profile', { displayName: 'Another Name' })).data();
    expect(await record(person)).toMatchObject({ name: 'Another Name' });
  });

  it('posts, submits, buys and withdraws nothing before: 422, nothing changes, and nobody is signed out', async () => {
    const [buyer, worker] = [await world.person('Buyer'), await world.person('Worker')];
    const owner = await world.person('Buyer');
    (await complete(owner, await verificationToken(world, owner.email))).data();
    const task = (await deeds.post(owner)).data<{ _id: string }>()._id;
    for (const { email } of [buyer, worker]) await verificationToken(world, email);

    const before = await world.everything(['outbox']);
    const refused = [
      await deeds.post(buyer),
      await deeds.buy(buyer, 10),
      await deeds.submit(worker, task),
      await deeds.withdraw(worker, 200),
    ];
    for (const answer of refused) expect(answer).toMatchObject({ status: 422, code: 'auth/email-unverified' });
    expect(await world.everything(['outbox'])).toEqual(before);
    expect(await record(buyer)).toMatchObject({ emailVerified: false });
    expect((await deeds.buy(worker, 10)).code).toBe('access/forbidden');
  });

  it('gets the starting coins of its role with the verification, and may do everything from then on', async () => {
    const buyer = await world.person('Buyer');
    world.name('the buyer', availableOf(buyer.id));
    expect(await world.balances()).toMatchObject({ 'the buyer': 0, everything: 0 });
    (await complete(buyer, await verificationToken(world, buyer.email))).data();
    expect(await record(buyer)).toMatchObject({ coin: 50, emailVerified: true });
    expect((await deeds.post(buyer)).status).toBe(201);
    expect(await world.balances()).toMatchObject({ 'the buyer': 45, everything: 0 });

    const worker = await world.person('Worker');
    (await complete(worker, await verificationToken(world, worker.email))).data();
    expect(await record(worker)).toMatchObject({ coin: 10, emailVerified: true });
  });

  it('takes a link once, however often it is pressed at the same time', async () => {
    const person = await world.person('Worker');
    const token = await verificationToken(world, person.email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => complete(person, token)));
    expect(answers.map(({ code }) => code).sort()).toEqual(['', ...Array(3).fill('auth/invalid-verification-token')]);
    expect(await coinOf(person)).toBe(10);
    expect((await complete(person, token)).status).toBe(422);
  });

  it('keeps no link at rest that could be used, and takes none after a day', async () => {
    const person = await world.person('Worker');
    const token = await verificationToken(world, person.email);
    const kept = await world.sql<{ id: string }>('SELECT id FROM verification_token WHERE identity_id = ?', [
      person.id,
    ]);
    expect(kept).toHaveLength(1);
    expect(kept[0]?.id).not.toContain(token);
    world.clock.advance(24 * 60 * 60_000 + 1_000);
    await person.signIn();
    expect((await complete(person, token)).code).toBe('auth/invalid-verification-token');
    await world.runJobs();
    expect(await world.sql('SELECT id FROM verification_token WHERE identity_id = ?', [person.id])).toEqual([]);
  });

  it('S18 is not verified for a squatter by its owner, who presses the link in their mail', async () => {
    const squatter = await world.person('Buyer');
    const token = await verificationToken(world, squatter.email);
    expect((await world.visitor().post('/auth/verify-email/complete', { token })).status).toBe(401);
    const owner = await world.person('Worker');
    expect((await complete(owner, token)).code).toBe('auth/invalid-verification-token');
    expect(await record(squatter)).toMatchObject({ coin: 0, emailVerified: false });
    // The link was not used up by that.
    (await complete(squatter, token)).data();
  });

  it('sends the link again, five times an hour at most, in both languages, and never once it is verified', async () => {
    const person = await world.person('Worker');
    const mails = () => mailsOf(world).filter((mail) => mail.includes(`To: ${person.email}`));
    const first = await verificationToken(world, person.email);
    for (let times = 0; times < 5; times += 1) {
      expect((await person.post('/auth/verify-email')).status).toBe(202);
    }
    const refused = await person.post('/auth/verify-email');
    expect(refused).toMatchObject({ status: 429, code: 'auth/too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await until(() => mails().length === 6, 10_000, 'the mail of the sign-up and five more');
    const again = await verificationToken(world, person.email, first);
    (await complete(person, again)).data();
    expect((await complete(person, first)).status).toBe(422);

    const sent = mails().length;
    expect((await person.post('/auth/verify-email')).status).toBe(202);
    await world.app.get(VerificationMails).ask(person.id);
    await world.runJobs();
    expect(mails().length).toBe(sent);
    expect(Buffer.from(mails()[0] ?? '').toString()).toMatch(/Kaaj/);
  });

  it('is verified at once for somebody who came through Google', async () => {
    const email = 'from-google@kaaj.test';
    const outcome = await world.app
      .get(SignInWithProvider)
      .execute({ provider: 'google', subject: `google-${engine}`, email, name: 'Mitu', picture: '' });
    const person = new Person(world.api, 'Mitu', email, '', 'Worker');
    person.identityToken = 'proof' in outcome ? outcome.proof.identityToken : '';
    expect((await person.saveProfile()).data()).toMatchObject({ coin: 10, emailVerified: true });
  });

  it('gets no coins twice: removed and verified again it begins with none, in another spelling too', async () => {
    const admin = await world.admin();
    const email = 'ra.him@gmail.com';
    const comeIn = async (spelling: string) => {
      const person = await world.person('Buyer', { email: spelling });
      (await complete(person, await verificationToken(world, spelling))).data();
      return person;
    };
    const first = await comeIn(email);
    expect(await coinOf(first)).toBe(50);
    (await deeds.remove(admin, first.id)).data();
    for (const table of ['person', 'identity', 'welcomed_address', 'outbox']) {
      expect(JSON.stringify(await world.sql(`SELECT * FROM ${table}`))).not.toContain(email);
    }
    expect(await coinOf(await comeIn('rahim+again@googlemail.com'))).toBe(0);
    expect(await coinOf(await comeIn('somebody.else@gmail.com'))).toBe(50);
    expect((await world.balances())['everything']).toBe(0);
  });
});

describeOnEachDatabase('an address that counts as verified', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await World.build(engine, { DEMO: 'true', VERIFY_EMAILS: 'true' });
  });
  afterAll(() => world.close());

  it('in demonstration mode gets its starting coins at sign-up, and no mail', async () => {
    const buyer = await world.person('Buyer');
    expect((await buyer.get(`/user?${buyer.self}`)).data()).toMatchObject({ coin: 50, emailVerified: true });
    expect((await deeds.post(buyer)).status).toBe(201);
    expect(mailsOf(world)).toEqual([]);
  });

  it('gets them once, however often it signs up again after a removal', async () => {
    const admin = await world.admin();
    const email = 'again@kaaj.test';
    const coins: number[] = [];
    for (let times = 0; times < 3; times += 1) {
      const person = await world.person('Buyer', { email });
      coins.push(await coinOf(person));
      (await deeds.remove(admin, person.id)).data();
      expect(await balanceOf(world.sql, availableOf(person.id))).toBe(0);
    }
    expect(coins).toEqual([50, 0, 0]);
  });

  it('of somebody from before addresses were remembered gets none when they come back', async () => {
    const person = await world.person('Worker');
    await world.sql('DELETE FROM welcomed_address');
    (await deeds.remove(await world.admin(), person.id)).data();
    expect(await coinOf(await world.person('Worker', { email: person.email }))).toBe(0);
  });
});

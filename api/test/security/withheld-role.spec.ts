import { type AccessRule } from '../../src/platform/http/access';
import { ACCESS } from '../support/access-table';
import { streamsOver } from '../support/api';
import { Authenticator } from '../support/authenticator';
import { exampleOf, pathTo, type Route, ROUTES } from '../support/calls';
import { timeLimit } from '../support/sizes';
import { RemoteTestEnvironment, type TestEnvironment } from '../support/test-environment';
import { proofBy } from '../support/uploads';
import { type Answer, actions, describeOn, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

async function enrol(testApp: TestApp, admin: Person): Promise<void> {
  const authenticator = new Authenticator(testApp);
  const enrollment = await admin.post('/account/second-factor', { password: admin.password });
  const { secret } = enrollment.data<{ secret: string }>();
  (await admin.post('/account/second-factor/on', { code: authenticator.code(secret) })).data();
}

describeOn('SQLite', 'an Admin without the second factor', () => {
  let testApp: TestApp;
  let testEnv: TestEnvironment;
  let refusedAdmin: Promise<Person> | undefined;
  beforeAll(
    async () => {
      testApp = await TestApp.build('SQLite', { ADMIN_SECOND_FACTOR: 'true' });
      testEnv = new RemoteTestEnvironment(streamsOver(await testApp.overHttp(), testApp.api), testApp.sql);
      await enrol(testApp, await testEnv.admin());
    },
    timeLimit(30, 30),
  );
  afterAll(() => testApp.close());

  const outcome = ({ status, ok, code }: Answer) => (ok ? 'lets in' : `${status} ${code}`);

  it.each(ROUTES.map(({ route }) => route))('S29 gets the answer of a signed-in stranger from %s', async (route) => {
    const { who, self, othersBy }: AccessRule = ACCESS[route];
    if (typeof who !== 'string') {
      // A rejected call changes nothing.
      refusedAdmin ??= testEnv.person('Admin');
      const admin = await refusedAdmin;
      const answer = await admin.send(await callOf(route, admin, 'none'));
      expect(outcome(answer)).toBe(who.includes('Admin') ? '422 auth/second-factor-needed' : '403 access/forbidden');
      return;
    }
    const [admin, stranger] = [await testEnv.person('Admin'), await testEnv.person('Buyer')];
    const { record, owner = 'Worker' } = exampleOf(route);
    const id = record ? await record(testEnv, await testEnv.person(owner)) : 'none';
    if (self && othersBy) {
      const [answer, refused] = [await callOf(route, admin, id), await callOf(route, stranger, id)];
      expect(outcome(await admin.send(answer))).toBe('422 auth/second-factor-needed');
      expect(outcome(await stranger.send(refused))).toBe('403 access/forbidden');
      return;
    }
    const expected = await stranger.send(await callOf(route, stranger, id));
    const answer = await admin.send(await callOf(route, admin, id));
    // The text for Buyers is shown to Buyers only.
    const code = route === 'POST /submission' ? '422 submission/workers-only' : outcome(expected);
    expect(outcome(answer)).toBe(code);
    if (record && answer.ok && route.startsWith('GET')) expect(answer.text).toBe(expected.text);
  });

  it('S29 gets no balance of buyers in the list of tasks, and no proof, dispute, work or receipt of others', async () => {
    const worker = await testEnv.person('Worker', { coins: 300 });
    const buyer = await testEnv.person('Buyer');
    const [admin, stranger] = [await testEnv.person('Admin'), await testEnv.person('Buyer')];
    const purchase = idOf(await actions.buy(buyer, 500));
    const picture = (await proofBy(worker)).replace(/^\/api/, '');
    const task = idOf(await actions.post(buyer, { requiredWorkers: 2, payableAmount: 40 }));
    const submission = idOf(
      await worker.post('/submission', { task, submissionDetail: 'Done.', pictures: [`/api${picture}`] }),
    );
    (await actions.review(buyer, submission, 'rejected')).data();
    const dispute = idOf(await actions.dispute(worker, submission));
    const own = await testEnv.admin();
    (await actions.answerDispute(buyer, dispute, { statement: 'It was not done.' })).data();
    (await actions.decideDispute(own, dispute, 'worker')).data();
    const payout = idOf(await actions.withdraw(worker, 200));
    (await actions.decide(own, payout, 'accepted')).data();
    const paths = [
      picture,
      `/submission/${submission}`,
      `/dispute/${dispute}`,
      `/receipt/decision/${submission}`,
      `/receipt/dispute/${dispute}`,
      `/receipt/payout/${payout}`,
      `/receipt/purchase/${purchase}`,
    ];
    for (const path of paths) {
      const [seen, wanted] = [await admin.get(path), await stranger.get(path)];
      expect([path, seen.status, seen.code]).toEqual([path, 404, wanted.code]);
      expect([path, (await own.get(path)).status]).toEqual([path, 200]);
    }
    const seen = (await admin.get('/task?size=100')).text;
    expect(seen).toContain(task);
    expect(seen).not.toMatch(/"coin"/);
    expect((await own.get('/task?size=100')).text).toMatch(/"coin":470/);
  });

  async function callOf(route: Route, caller: Person, id: string) {
    const { body, headers, query = '' } = exampleOf(route);
    const { who, self } = ACCESS[route] as AccessRule;
    const [method, path] = route.split(' ') as [string, string];
    const named = ((ACCESS[route] as AccessRule).othersBy ? await testEnv.person('Worker') : caller).email;
    const search = self?.startsWith('query.') ? `?${self.slice(6)}=${encodeURIComponent(named)}` : query;
    // A rejected caller needs no valid body.
    const sent = body && (typeof who === 'string' ? await body(testEnv, caller) : {});
    const takesProof = who === 'identity-token' || who === 'identity-or-session';
    if (takesProof) {
      const proof = await caller.post('/auth/login', { email: caller.email, password: caller.password });
      caller.identityToken = proof.data<{ identityToken: string }>().identityToken;
    }
    return {
      method,
      path: pathTo(path, id, named).replace(/:\w+/, 'none') + search,
      ...(sent && { body: self === 'body.email' ? { ...sent, email: named } : sent }),
      headers: { ...headers, ...(takesProof && caller.proof) },
    };
  }
});

describeOnEachDatabase('an Admin who is a party', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
  });
  afterAll(() => testApp.close());

  const OWN = [409, 'access/own-money'];
  const outcome = ({ status, code }: Answer) => [status, code];

  /** Promotes a user to Admin; their coins are unchanged. */
  async function promote(person: Person): Promise<void> {
    (await admin.patch(`/user/updaterole/${person.id}`, { role: 'Admin', password: admin.password })).data();
    await person.signIn();
  }

  /** Every balance, before and after an action that must move nothing. */
  async function movesNothing(person: Person, action: () => Promise<Answer>): Promise<Answer> {
    testApp.nameWallet(person.email, person);
    const before = await testApp.balances();
    const answer = await action();
    expect(await testApp.balances()).toEqual(before);
    expect(before).toMatchObject({ ledgerSum: 0 });
    return answer;
  }

  it('S29 cannot accept or reject their own withdrawal; another Admin can', async () => {
    const worker = await testApp.person('Worker', { coins: 1000 });
    const withdrawal = idOf(await actions.withdraw(worker, 300));
    await promote(worker);
    for (const status of ['accepted', 'rejected'] as const) {
      const answer = await movesNothing(worker, () => actions.decide(worker, withdrawal, status));
      expect(outcome(answer)).toEqual(OWN);
    }
    (await actions.decide(admin, withdrawal, 'accepted')).data();
    expect(await testApp.balances()).toMatchObject({
      [worker.email]: 700,
      [`${worker.email} held`]: 0,
      ledgerSum: 0,
    });
  });

  it('S29 cannot take their own payout with a batch, nor report its outcome', async () => {
    const worker = await testApp.person('Worker', { coins: 1000 });
    const withdrawal = idOf(await actions.withdraw(worker, 300));
    (await actions.decide(admin, withdrawal, 'accepted')).data();
    await promote(worker);
    const taken = await movesNothing(worker, () => actions.exportPayouts(worker));
    // Payouts to others may be taken.
    expect(taken.text).not.toContain(withdrawal);
    expect((await actions.exportPayouts(admin)).text).toContain(withdrawal);
    for (const line of ['confirmed,TRX1,', 'failed,,wrong number']) {
      const reported = await movesNothing(worker, () => actions.reportPayout(worker, withdrawal, line));
      expect(outcome(reported)).toEqual([422, 'payout/file-refused']);
      expect(reported.problem.errors).toMatchObject([{ field: 'line 2', code: 'payoutOwn' }]);
    }
    (await actions.reportPayout(admin, withdrawal, `confirmed,TRX-${withdrawal.slice(-8)},`)).data();
  });

  it.each(['Worker', 'Buyer'] as const)('S29 cannot decide a dispute in which they were the %s', async (role) => {
    const [worker, buyer] = [await testApp.person('Worker'), await testApp.person('Buyer', { coins: 500 })];
    const task = idOf(await actions.post(buyer, { requiredWorkers: 1, payableAmount: 40 }));
    const submission = idOf(await actions.submit(worker, task));
    (await actions.review(buyer, submission, 'rejected')).data();
    const dispute = idOf(await actions.dispute(worker, submission));
    (await actions.answerDispute(buyer, dispute, { statement: 'It was not done.' })).data();
    const party = role === 'Worker' ? worker : buyer;
    await promote(party);
    for (const winner of ['worker', 'buyer'] as const) {
      const answer = await movesNothing(party, () => actions.decideDispute(party, dispute, winner));
      expect(outcome(answer)).toEqual(OWN);
    }
    (await actions.decideDispute(admin, dispute, 'worker')).data();
  });

  it('S29 cannot correct their own balance, nor another Admin’s', async () => {
    const other = await testApp.person('Worker', { coins: 60 });
    await promote(other);
    const own = await movesNothing(other, () => actions.correct(other, other.id, 777_777));
    expect(outcome(own)).toEqual(OWN);
    const foreign = await movesNothing(other, () => actions.correct(admin, other.id, 777_777));
    expect(outcome(foreign)).toEqual([409, 'user/admin-is-protected']);
  });
});

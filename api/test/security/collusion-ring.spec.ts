import { type WithdrawalSignals } from '@kaaj/contract';
import { actions, describeOnOneDatabase, idOf, type Person, TestApp } from '../test-app';

/** Four accounts of one person buy from one worker, to turn unearned coins into money. */
describeOnOneDatabase('S22 a ring of five accounts', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
  });
  afterAll(() => testApp.close());

  const fund = async (buyers: readonly Person[], worker: Person) => {
    for (const buyer of buyers) {
      const work = idOf(await actions.submit(worker, idOf(await actions.post(buyer, { payableAmount: 50 }))));
      (await actions.review(buyer, work, 'accepted')).data();
    }
  };
  const withdrawAs = async (worker: Person, accountNumber: string) =>
    idOf(await worker.post('/withdrawal', { withdrawalCoin: 200, paymentSystem: 'nagad', accountNumber }));
  const signals = async (withdrawal: string) =>
    (await admin.get(`/withdrawal/${withdrawal}/signals`)).data<WithdrawalSignals>().signals;
  const codes = async (withdrawal: string) => (await signals(withdrawal)).map(({ code }) => code);
  /** As the rows of a signal, which are sorted by id. */
  const peopleIn = (buyers: readonly Person[]) =>
    buyers
      .map(({ id: _id, name, email }) => ({ kind: 'person', _id, name, email }))
      .sort((one, other) => (one._id < other._id ? 1 : -1));

  it('that uses starting coins raises three signals, and four with the account of another ring', async () => {
    const worker = await testApp.person('Worker');
    await fund(await testApp.people(4, 'Buyer'), worker);
    const withdrawal = await withdrawAs(worker, '01900000001');
    expect(await codes(withdrawal)).toEqual(['unpaid-buyers', 'quick-acceptance', 'new-account']);
    const next = await testApp.person('Worker');
    await fund(await testApp.people(4, 'Buyer'), next);
    for (const each of [await withdrawAs(next, '01900000001'), withdrawal])
      expect(await codes(each)).toEqual(['shared-account', 'unpaid-buyers', 'quick-acceptance', 'new-account']);
  });

  it('that buys once and asks for the money back raises signals too', async () => {
    const worker = await testApp.person('Worker');
    const buyers = await testApp.people(4, 'Buyer');
    for (const buyer of buyers) (await actions.buy(buyer, 150)).data();
    await fund(buyers, worker);
    expect(await codes(await withdrawAs(worker, '01900000002'))).toEqual([
      'refundable',
      'quick-acceptance',
      'new-account',
    ]);
  });

  it('that pays by qualification tests raises the signal of unpaid buyers', async () => {
    const worker = await testApp.person('Worker');
    const buyers = await testApp.people(4, 'Buyer');
    const form = { fields: [{ name: 'word', kind: 'text', label: 'Which word?' }] };
    const rules = { pass: 1, places: 1, payableAmount: 50, againAfterDays: 1 };
    for (const buyer of buyers) {
      const test = { title: 'One word', form, known: { word: 'yes' }, ...rules };
      const id = idOf(await buyer.post('/worker-test', test));
      (await worker.post(`/worker-test/${id}/attempt`, { answers: { word: 'no' } })).data();
    }
    const raised = await signals(await withdrawAs(worker, '01900000003'));
    expect(raised).toMatchObject([
      {
        code: 'unpaid-buyers',
        numbers: { percent: 100, coins: 200, people: 4 },
        rows: peopleIn(buyers),
      },
      { code: 'new-account' },
    ]);
  });

  it('that pays by bonuses to work of one coin raises the signal of unpaid buyers', async () => {
    const worker = await testApp.person('Worker');
    const payer = await testApp.person('Buyer');
    (await actions.buy(payer, 150)).data();
    await fund([payer, payer], worker);
    const buyers = await testApp.people(4, 'Buyer');
    for (const buyer of buyers) {
      const work = idOf(await actions.submit(worker, idOf(await actions.post(buyer, { payableAmount: 1 }))));
      (await actions.review(buyer, work, 'accepted')).data();
      (await actions.payBonus(buyer, work, 49)).data();
    }
    const [unpaid, ...others] = await signals(await withdrawAs(worker, '01900000004'));
    expect(unpaid).toMatchObject({
      code: 'unpaid-buyers',
      numbers: { percent: 66, coins: 200, people: 4 },
      rows: peopleIn(buyers),
    });
    expect(others).toMatchObject([
      { code: 'refundable', numbers: { coins: 100 } },
      { code: 'quick-acceptance', numbers: { percent: 100, works: 6, of: 6 } },
      { code: 'new-account' },
    ]);
  });

  it('that buys once, pays by a bonus and asks for the money back raises the signal of refundable coins', async () => {
    const worker = await testApp.person('Worker');
    const buyer = await testApp.person('Buyer');
    (await actions.buy(buyer, 500)).data();
    const work = idOf(await actions.submit(worker, idOf(await actions.post(buyer, { payableAmount: 1 }))));
    (await actions.review(buyer, work, 'accepted')).data();
    (await actions.payBonus(buyer, work, 199)).data();
    expect(await signals(await withdrawAs(worker, '01900000005'))).toMatchObject([
      { code: 'refundable', numbers: { percent: 100, coins: 200, purchases: 1 } },
      { code: 'one-buyer', numbers: { percent: 100, coins: 200 }, rows: peopleIn([buyer]) },
      { code: 'new-account' },
    ]);
  });

  it('is paid or rejected by an Admin only', async () => {
    const worker = await testApp.person('Worker');
    await fund(await testApp.people(4, 'Buyer'), worker);
    const withdrawal = await withdrawAs(worker, '01900000001');
    await testApp.runJobs();
    expect(await codes(withdrawal)).toContain('shared-account');
    expect((await actions.decide(admin, withdrawal, 'accepted')).status).toBe(200);
  });
});

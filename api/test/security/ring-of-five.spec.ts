import { type WithdrawalSignals } from '@kaaj/contract';
import { deeds, describeOnEachDatabase, idOf, type Person, World } from '../world';

/** Four accounts that buy of one worker, all of them one person's: coins that nobody worked for are to become money. */
describeOnEachDatabase('a ring of five', (engine) => {
  let world: World;
  let admin: Person;
  beforeAll(async () => {
    world = await World.build(engine);
    admin = await world.admin();
  });
  afterAll(() => world.close());

  const fund = async (buyers: readonly Person[], worker: Person) => {
    for (const buyer of buyers) {
      const work = idOf(await deeds.submit(worker, idOf(await deeds.post(buyer, { payableAmount: 50 }))));
      (await deeds.review(buyer, work, 'accepted')).data();
    }
  };
  const askAs = async (worker: Person, accountNumber: string) =>
    idOf(await worker.post('/withdrawal', { withdrawalCoin: 200, paymentSystem: 'nagad', accountNumber }));
  const codes = async (withdrawal: string) =>
    (await admin.get(`/withdrawal/${withdrawal}/signals`)).data<WithdrawalSignals>().signals.map(({ code }) => code);

  it('that lives on starting coins shows by three signals, by four with the account of another ring', async () => {
    const worker = await world.person('Worker');
    await fund(await world.people(4, 'Buyer'), worker);
    const withdrawal = await askAs(worker, '01900000001');
    expect(await codes(withdrawal)).toEqual(['unpaid-buyers', 'quick-acceptance', 'new-account']);
    const next = await world.person('Worker');
    await fund(await world.people(4, 'Buyer'), next);
    for (const each of [await askAs(next, '01900000001'), withdrawal])
      expect(await codes(each)).toEqual(['shared-account', 'unpaid-buyers', 'quick-acceptance', 'new-account']);
  });

  it('that buys once with money to be asked back shows, too', async () => {
    const worker = await world.person('Worker');
    const buyers = await world.people(4, 'Buyer');
    for (const buyer of buyers) (await deeds.buy(buyer, 150)).data();
    await fund(buyers, worker);
    expect(await codes(await askAs(worker, '01900000002'))).toEqual(['refundable', 'quick-acceptance', 'new-account']);
  });

  it('is paid or refused by a person alone', async () => {
    const worker = await world.person('Worker');
    await fund(await world.people(4, 'Buyer'), worker);
    const withdrawal = await askAs(worker, '01900000001');
    await world.runJobs();
    expect(await codes(withdrawal)).toContain('shared-account');
    expect((await deeds.decide(admin, withdrawal, 'accepted')).status).toBe(200);
  });
});

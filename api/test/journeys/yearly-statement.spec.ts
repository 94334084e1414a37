import { type YearlyStatement } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

const DAY = 24 * 3600 * 1000;

describeOnEachDatabase('a yearly statement', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  let buyer: Person;
  let worker: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { FEE_PERCENT: '10' });
    admin = await testApp.admin();
    buyer = await testApp.person('Buyer', { coins: 1000 });
    worker = await testApp.person('Worker');
    await testApp.keepRows(admin, buyer, worker);
  });
  beforeEach(() => testApp.deleteAllRows());
  afterAll(() => testApp.close());

  const yearOf = async (person: Person, year: number | '' = '') =>
    (await person.get(`/wallet/year?${person.self}${year && `&year=${year}`}`)).data<YearlyStatement>();
  const thisYear = () => Number(testApp.clock.clock.today().slice(0, 4));
  const thisMonth = () => testApp.clock.clock.today().slice(0, 7);

  /** Paid work, with this many extra coins. */
  async function earn(coins: number, bonus = 0): Promise<void> {
    const work = idOf(
      await actions.submit(
        worker,
        idOf(await actions.post(buyer, { payableAmount: coins, completionDate: '2199-12-31' })),
      ),
    );
    (await actions.review(buyer, work, 'accepted')).data();
    if (bonus > 0) (await actions.payBonus(buyer, work, bonus)).data();
  }

  it('shows coins earned, received as bonus and withdrawn by month, and adds up to the balance', async () => {
    await earn(230, 20);
    const paid = idOf(await actions.withdraw(worker, 200));
    (await actions.decide(admin, paid, 'accepted')).data();
    const { year, opening, months, total, closing } = await yearOf(worker);
    const figures = { earned: 230, bonus: 20, withdrawn: 200, fees: 0, other: 10 };
    expect([year, opening, closing]).toEqual([thisYear(), 0, 60]);
    expect(months).toHaveLength(12);
    expect(months.filter(({ month }) => month === thisMonth())).toEqual([{ month: thisMonth(), ...figures }]);
    for (const { month, ...nothing } of months.filter((each) => each.month !== thisMonth()))
      expect([month, nothing]).toEqual([month, { earned: 0, bonus: 0, withdrawn: 0, fees: 0, other: 0 }]);
    expect(total).toEqual(figures);
    expect((await worker.get(`/user?${worker.self}`)).data()).toMatchObject({ coin: 60 });
  });

  it('counts a request only once it is accepted, and subtracts failed payouts', async () => {
    await earn(240);
    const failed = idOf(await actions.withdraw(worker, 200));
    expect((await yearOf(worker)).total).toMatchObject({ withdrawn: 0, other: 10 });
    (await actions.decide(admin, failed, 'accepted')).data();
    expect((await yearOf(worker)).total).toMatchObject({ withdrawn: 200 });
    (await actions.exportPayouts(admin)).data();
    (await actions.reportPayout(admin, failed, 'failed,,Wrong number')).data();
    const after = await yearOf(worker);
    expect(after.total).toEqual({ earned: 240, bonus: 0, withdrawn: 0, fees: 0, other: 10 });
    expect(after.closing).toBe(250);
  });

  it('has earlier transfers as the opening balance, and no later ones', async () => {
    await earn(30);
    const year = thisYear();
    testApp.clock.advance(400 * DAY);
    for (const person of [buyer, worker]) await person.signIn();
    await earn(50, 5);
    expect(await yearOf(worker, year)).toMatchObject({ opening: 0, closing: 40, total: { earned: 30, bonus: 0 } });
    expect(await yearOf(worker)).toMatchObject({
      ...{ opening: 40, closing: 95, total: { earned: 50, bonus: 5, withdrawn: 0, fees: 0, other: 0 } },
    });
    expect(await yearOf(worker, year - 1)).toMatchObject({ opening: 0, closing: 0, total: { earned: 0 } });
  });

  it('of a buyer shows the fees, and paid bonuses among other transfers', async () => {
    await earn(30, 5);
    const { total, closing } = await yearOf(buyer);
    expect(total).toMatchObject({ earned: 0, bonus: 0, withdrawn: 0, fees: 3 });
    expect(closing).toBe(1000 - 30 - 3 - 5);
    expect(total.other - total.fees).toBe(closing);
  });

  it('is returned to its person only, and for valid years', async () => {
    expect((await worker.get(`/wallet/year?${buyer.self}`)).status).toBe(403);
    for (const year of ['1999', 'x', '2200']) {
      expect((await worker.get(`/wallet/year?${worker.self}&year=${year}`)).status).toBe(400);
    }
  });
});

import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

interface Shown {
  readonly coin: number;
  readonly availableCoin: number;
}

describeOnEachDatabase('the journey of one coin', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
  });
  afterAll(() => testApp.close());

  const shown = async (person: Person) => (await person.get(`/user?${person.self}`)).data<Shown>();
  const openSlots = async (person: Person, task: string) =>
    (await person.get(`/task/${task}`)).data<{ requiredWorkers: number }>().requiredWorkers;
  const notificationsOf = async (person: Person) =>
    (await person.get(`/notification?${person.self}`)).data<unknown[]>();

  it('buys, reserves, earns, holds and pays out a coin, and none is left over or missing', async () => {
    const buyer = await testApp.person('Buyer');
    expect(await shown(buyer)).toMatchObject({ coin: 50, availableCoin: 50 });
    const purchase = (await actions.buy(buyer, 500)).data<{ transID: string; amountPaid: number }>();
    expect(purchase).toMatchObject({ amountPaid: 20, transID: expect.stringMatching(/^TXN.{5}$/) as string });
    expect((await shown(buyer)).coin).toBe(550);

    const task = idOf(await actions.post(buyer, { requiredWorkers: 3, payableAmount: 100 }));
    expect((await shown(buyer)).coin).toBe(250);

    const [ann, bob] = [await testApp.person('Worker'), await testApp.person('Worker')];
    const [annsWork, bobsWork] = [idOf(await actions.submit(ann, task)), idOf(await actions.submit(bob, task))];
    expect(await openSlots(buyer, task)).toBe(1);

    (await actions.review(buyer, annsWork, 'accepted')).data();
    (await actions.review(buyer, bobsWork, 'rejected')).data();
    expect([(await shown(ann)).coin, (await shown(bob)).coin]).toEqual([110, 10]);
    expect(await openSlots(buyer, task)).toBe(2);
    expect([(await notificationsOf(ann)).length, (await notificationsOf(bob)).length]).toEqual([1, 1]);

    const more = idOf(await actions.post(buyer, { requiredWorkers: 1, payableAmount: 100 }));
    (await actions.review(buyer, idOf(await actions.submit(ann, more)), 'accepted')).data();
    expect((await shown(ann)).coin).toBe(210);
    const withdrawal = idOf(await actions.withdraw(ann, 200));
    expect(await shown(ann)).toMatchObject({ coin: 210, availableCoin: 10 });
    (await actions.decide(await testApp.admin(), withdrawal, 'accepted')).data();
    expect(await shown(ann)).toMatchObject({ coin: 10, availableCoin: 10 });

    (await actions.deleteTask(buyer, task)).data();
    expect((await shown(buyer)).coin).toBe(350);
    testApp.nameWallet('ann', ann);
    testApp.nameWallet('bob', bob);
    testApp.nameWallet('buyer', buyer);
    expect(await testApp.balances()).toEqual({
      ann: 10,
      'ann held': 0,
      bob: 10,
      'bob held': 0,
      buyer: 350,
      'buyer held': 0,
      ledgerSum: 0,
    });
  });
});

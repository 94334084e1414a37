import { exampleOf, ROUTES } from '../support/calls';
import { actions, describeOnOneDatabase, idOf, type Person, TestApp } from '../test-app';

/**
 * A page, picture or link of another site makes a browser send these. Signing out is the one effect that the spec gives
 * a GET.
 */
const READING = ROUTES.filter(({ method, rule }) => method === 'GET' && !('effect' in rule));

describeOnOneDatabase('a call that a picture or a link can trigger', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  let withdrawal: string;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
    withdrawal = idOf(await actions.withdraw(await testApp.person('Worker', { coins: 500 }), 200));
  });
  afterAll(() => testApp.close());

  it.each(['GET', 'HEAD'])('S17 %s reveals no account number, and writes no audit entry', async (method) => {
    const before = await testApp.snapshotWithoutOutbox();
    const { status, text } = await admin.send({ method, path: `/withdrawal/${withdrawal}/account` });
    expect([status, text.includes('01700000000')]).toEqual([404, false]);
    expect(await testApp.snapshot()).toEqual(before);
  });

  it('S17 an Admin reveals an account number by POST, with an audit entry', async () => {
    const shown = await admin.post(`/withdrawal/${withdrawal}/account`);
    expect(shown.data()).toEqual({ accountNumber: '01700000000' });
    expect((await admin.get('/audit')).data<unknown[]>()[0]).toMatchObject({
      action: 'account-number-revealed',
      subject: withdrawal,
    });
  });

  it.each(READING.map(({ route }) => [route] as const))('S17 %s changes nothing, for any caller', async (route) => {
    const { path, rule } = READING.find((one) => one.route === route) as (typeof READING)[number];
    const who = Array.isArray(rule.who) ? (rule.who[0] as 'Buyer' | 'Worker' | 'Admin') : 'Worker';
    const person = who === 'Admin' ? admin : await testApp.person(who);
    const { record, owner = who } = exampleOf(route);
    const id = record ? await record(testApp, owner === who ? person : await testApp.person(owner)) : withdrawal;
    const before = await testApp.snapshotWithoutOutbox();
    await person.get(`${path.replace(':email', person.email).replace(/:\w+/, id)}?${person.self}`);
    expect(await testApp.snapshot()).toEqual(before);
  });
});

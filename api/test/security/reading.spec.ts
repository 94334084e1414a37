import { exampleOf, ROUTES } from '../support/calls';
import { deeds, describeOnEachDatabase, idOf, type Person, World } from '../world';

/** A page, a picture or a link of somebody else makes a browser send these. Leaving is the one effect that the spec gives a GET. */
const READING = ROUTES.filter(({ method, rule }) => method === 'GET' && !('effect' in rule));

describeOnEachDatabase('a call that a picture or a link can cause', (engine) => {
  let world: World;
  let admin: Person;
  let withdrawal: string;
  beforeAll(async () => {
    world = await World.build(engine);
    admin = await world.admin();
    withdrawal = idOf(await deeds.withdraw(await world.person('Worker', { coins: 500 }), 200));
  });
  afterAll(() => world.close());

  it.each(['GET', 'HEAD'])('S17 %s opens no account number, and nothing is written down', async (method) => {
    const before = await world.settled();
    const { status, text } = await admin.send({ method, path: `/withdrawal/${withdrawal}/account` });
    expect([status, text.includes('01700000000')]).toEqual([404, false]);
    expect(await world.everything()).toEqual(before);
  });

  it('S17 an Admin opens an account number by POST, which the audit log says', async () => {
    const shown = await admin.post(`/withdrawal/${withdrawal}/account`);
    expect(shown.data()).toEqual({ accountNumber: '01700000000' });
    expect((await admin.get('/audit')).data<unknown[]>()[0]).toMatchObject({
      action: 'account-number-revealed',
      subject: withdrawal,
    });
  });

  it.each(READING.map(({ route }) => [route] as const))('S17 %s changes nothing, whoever asks', async (route) => {
    const { path, rule } = READING.find((one) => one.route === route) as (typeof READING)[number];
    const who = Array.isArray(rule.who) ? (rule.who[0] as 'Buyer' | 'Worker' | 'Admin') : 'Worker';
    const person = who === 'Admin' ? admin : await world.person(who);
    const { record, owner = who } = exampleOf(route);
    const id = record ? await record(world, owner === who ? person : await world.person(owner)) : withdrawal;
    const before = await world.settled();
    await person.get(`${path.replace(':email', person.email).replace(/:\w+/, id)}?${person.self}`);
    expect(await world.everything()).toEqual(before);
  });
});

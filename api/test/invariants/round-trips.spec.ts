import { newId } from '../../src/kernel/ids';
import { Connections } from '../../src/platform/database/connections';
import { type Answer } from '../support/api';
import { type Person } from '../support/person';
import { actions, describeOn, idOf, SERVER, TestApp } from '../test-app';

// Each round trip costs a call the network's latency, and inside a transaction its locks as well. `bench/trips` counts
// the same of the built server.
describeOn(SERVER, 'round trips to the database', () => {
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(SERVER);
    [buyer, worker] = [
      await testApp.person('Buyer', { coins: 10_000 }),
      await testApp.person('Worker', { coins: 900 }),
    ];
    for (let number = 1; number <= 3; number += 1) idOf(await actions.post(buyer));
    (await actions.saveAccount(worker)).data();
    await testApp.stopOutbox();
  });
  afterAll(() => testApp.close());
  // What is cached for a second stays cached, however slow the machine is.
  beforeEach(() => jest.spyOn(performance, 'now').mockReturnValue(performance.now()));
  afterEach(() => jest.restoreAllMocks());

  /** What each packet of the second of two such calls contains: the first one fills the caches. */
  async function packetsOf(call: () => Promise<Answer>): Promise<readonly unknown[]> {
    (await call()).data();
    const spies = (['resultOf', 'resultsOf'] as const).map((name) => jest.spyOn(Connections.prototype, name));
    (await call()).data();
    const packets = spies.flatMap(({ mock }) => mock.calls.map(([, sent]) => sent));
    for (const spy of spies) spy.mockRestore();
    return packets;
  }

  const key = () => ({ 'idempotency-key': newId() });
  /** Posts two tasks, and returns a function that gives each of them once. */
  const posted = async () => {
    const ids = [idOf(await actions.post(buyer)), idOf(await actions.post(buyer))];
    return () => ids.pop() as string;
  };

  it('of a page of the task list: 1', async () => {
    const visitor = testApp.visitor();
    const { page } = (await visitor.get('/task?sort=dsc&size=1')).json<{ page: { next: string } }>();
    expect(await packetsOf(() => visitor.get(`/task?sort=dsc&size=1&cursor=${page.next}`))).toHaveLength(1);
  });

  it('of a task for a signed-in worker: 2, one of them for the session', async () => {
    const next = await posted();
    expect(await packetsOf(() => worker.get(`/task/${next()}`))).toHaveLength(2);
  });

  it('of the overview of a worker: 3', async () => {
    expect(await packetsOf(() => worker.get(`/overview/worker?${worker.self}`))).toHaveLength(3);
  });

  it('of the overview of a buyer whose pending submissions do not fill the page: 4', async () => {
    const next = await posted();
    idOf(await actions.submit(worker, next()));
    expect(await packetsOf(() => buyer.get(`/overview/buyer?${buyer.self}`))).toHaveLength(4);
  });

  it('of a submission: 4', async () => {
    const next = await posted();
    expect(await packetsOf(() => actions.submit(worker, next(), key()))).toHaveLength(4);
  });

  it('of accepting a submission: 5', async () => {
    const next = await posted();
    const sent = [idOf(await actions.submit(worker, next())), idOf(await actions.submit(worker, next()))];
    expect(await packetsOf(() => actions.review(buyer, sent.pop() as string, 'accepted', key()))).toHaveLength(5);
  });

  it('of a withdrawal to a saved account: 3', async () => {
    expect(await packetsOf(() => actions.withdraw(worker, 200, key()))).toHaveLength(3);
  });
});

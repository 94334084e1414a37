import { type NextItem, type Task } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

const HOUR = 3600 * 1000;

describeOnEachDatabase('a closing time', (engine) => {
  let testApp: TestApp;
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { TIME_ZONE: 'Asia/Dhaka' });
    [ann, bob] = [await testApp.person('Buyer', { coins: 1000 }), await testApp.person('Worker')];
    testApp.nameWallet('ann', ann);
    await testApp.keepRows(ann, bob);
  });
  beforeEach(() => testApp.deleteAllRows());
  afterAll(() => testApp.close());
  afterEach(async () => {
    testApp.clock.reset();
    expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 });
  });

  const now = () => testApp.clock.clock.now();
  /** Clocks in Dhaka are six hours ahead of UTC. */
  const inDhaka = (time: number) => new Date(time + 6 * HOUR).toISOString().slice(0, 16);
  const minute = (time: number) => new Date(Math.floor(time / 60_000) * 60_000).toISOString();
  const shown = async (id: string) => (await ann.get(`/task/${id}`)).data<Task>();

  it('is a time of day in the owner’s time zone, or a moment with an offset', async () => {
    const at = now() + 30 * HOUR;
    const local = idOf(await actions.post(ann, { closesAt: inDhaka(at) }));
    expect((await shown(local)).closesAt).toBe(minute(at));
    const moment = new Date(at).toISOString();
    const exact = idOf(await actions.post(ann, { closesAt: moment }));
    expect((await shown(exact)).closesAt).toBe(moment);
    expect(await shown(idOf(await actions.post(ann)))).not.toHaveProperty('closesAt');
  });

  it('is rejected when it has passed or is invalid', async () => {
    const past = await actions.post(ann, { closesAt: new Date(now() - 1000).toISOString() });
    expect([past.status, past.code]).toEqual([422, 'task/deadline-in-past']);
    expect(past.text).toContain('"field":"closesAt"');
    for (const closesAt of ['18:30', '2030-02-30T10:00', '2030-01-31', 17, ''])
      expect((await actions.post(ann, { closesAt: closesAt as string })).status).toBe(400);
  });

  it('closes a task: claims and submissions are rejected, and the coins of open slots return', async () => {
    testApp.clock.stop();
    const task = idOf(
      await actions.post(ann, {
        requiredWorkers: 3,
        allowanceMinutes: 120,
        closesAt: new Date(now() + HOUR).toISOString(),
      }),
    );
    (await actions.claim(bob, task)).data();
    const cid = await testApp.person('Worker');
    testApp.clock.advance(HOUR - 1000);
    for (const person of [ann, bob, cid]) await person.signIn();
    expect((await shown(task)).closed).toBe(false);
    (await actions.claim(cid, task)).data();
    (await actions.releaseClaim(cid, task)).data();
    testApp.clock.advance(1000);
    expect((await shown(task)).closed).toBe(true);
    for (const answer of [await actions.claim(cid, task), await actions.submit(cid, task)])
      expect([answer.status, answer.code]).toEqual([409, 'task/closed']);
    expect((await bob.get('/task')).data<Task[]>().map(({ _id }) => _id)).not.toContain(task);
    (await actions.submit(bob, task)).data();
    await testApp.runJobs();
    expect((await testApp.balances()).ann).toBe(995);
    expect((await ann.get(`/notification?${ann.self}`)).text).toContain('task/expired');
  });

  it('has no effect after the end of the completion date', async () => {
    const completionDate = inDhaka(now()).slice(0, 10);
    const task = idOf(await actions.post(ann, { completionDate, closesAt: new Date(now() + 72 * HOUR).toISOString() }));
    testApp.clock.advance(25 * HOUR);
    await bob.signIn();
    expect((await actions.claim(bob, task)).code).toBe('task/closed');
  });

  it('closes a batch: claims are rejected, unposted items stay unposted, and their coins return', async () => {
    const closesAt = new Date(now() + HOUR).toISOString();
    const [posted, late] = [
      idOf(await actions.postBatch(ann, { closesAt })),
      idOf(await actions.postBatch(ann, { closesAt: new Date(now() + 2 * HOUR).toISOString() })),
    ];
    await testApp.runJobs();
    (await actions.next(bob, posted)).data<NextItem>();
    testApp.clock.advance(HOUR);
    await ann.signIn();
    await bob.signIn();
    const cid = await testApp.person('Worker');
    const over = await actions.next(cid, posted);
    expect([over.status, over.code]).toEqual([409, 'task/closed']);
    (await actions.next(cid, late)).data();
    testApp.clock.advance(8 * 24 * HOUR);
    await testApp.runJobs();
    expect((await testApp.balances()).ann).toBe(1000);
  });
});

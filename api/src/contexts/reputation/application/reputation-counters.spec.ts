import { setTimeout as wait } from 'node:timers/promises';
import { describeOnEachDatabase, actions, idOf, type Person, TestApp } from '../../../../test/test-app';
import { DecideOverdueSubmissions } from '../../submissions/application/decide-overdue-submissions';
import { ReputationUpdater } from './reputation-updater';

const HOUR = 60 * 60 * 1000;

interface Shown {
  readonly buyer: Record<string, unknown> | null;
  readonly worker: Record<string, unknown> | null;
}

describeOnEachDatabase('reputation records of buyers and workers', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    buyer = await testApp.person('Buyer', { coins: 1000 });
    worker = await testApp.person('Worker', { coins: 10 });
    await testApp.keepRows(buyer, worker);
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.deleteAllRows());
  afterEach(() => testApp.clock.reset());

  const rethrow = (error: unknown) => {
    throw error;
  };
  const recordOf = async (person: Person, by = worker) => (await by.get(`/record/${person.id}`)).data<Shown>();
  const sent = async (by = worker) =>
    idOf(await actions.submit(by, idOf(await actions.post(buyer, { requiredWorkers: 1, payableAmount: 1 }))));
  const review = async (id: string, status: 'accepted' | 'rejected') =>
    (await actions.review(buyer, id, status)).data();

  it('contain the number of accepted decisions and the time until them', async () => {
    const ids = [await sent(), await sent(), await sent()];
    await review(ids[0] as string, 'accepted');
    await testApp.sql('UPDATE submission SET sent_at = sent_at - ? WHERE decided_at = 0', [3 * HOUR]);
    await review(ids[1] as string, 'accepted');
    await review(ids[2] as string, 'rejected');
    expect(await recordOf(buyer)).toMatchObject({
      buyer: {
        decided: 3,
        accepted: 2,
        silent: 0,
        disputesLost: 0,
        medianHours: 4,
        since: expect.stringMatching(/Z$/),
      },
      worker: null,
    });
    expect(await recordOf(worker, buyer)).toMatchObject({
      buyer: null,
      worker: { decided: 3, accepted: 2, disputesWon: 0 },
    });
    expect(await testApp.wrongCounters()).toEqual([]);
  });

  it('are shown beside the buyer’s tasks, to visitors too', async () => {
    await review(await sent(), 'accepted');
    const taskId = idOf(await actions.post(buyer));
    const shown = (await testApp.visitor().get(`/task/${taskId}`)).data<{ buyerRecord: object; medianMinutes: null }>();
    expect(shown).toMatchObject({ buyerRecord: { decided: 1, accepted: 1, medianHours: 1 }, medianMinutes: null });
    const list = (await worker.get('/task')).data<{ _id: string; buyerRecord: object }[]>();
    expect(list.find(({ _id }) => _id === taskId)?.buyerRecord).toMatchObject({ decided: 1, accepted: 1 });
  });

  it('are at most a second old when another process updated them', async () => {
    const taskId = idOf(await actions.post(buyer));
    const shown = async () =>
      (await testApp.visitor().get(`/task/${taskId}`)).data<{ buyerRecord: { decided: number } }>().buyerRecord.decided;
    await review(await sent(), 'accepted');
    expect(await shown()).toBe(1);
    await testApp.sql('UPDATE record SET accepted = accepted + 1 WHERE person_id = ?', [buyer.id]);
    expect([1, 2]).toContain(await shown());
    await wait(1100);
    expect(await shown()).toBe(2);
    expect(await recordOf(buyer)).toMatchObject({ buyer: { decided: 2 } });
    await testApp.sql('UPDATE record SET accepted = accepted - 1 WHERE person_id = ?', [buyer.id]);
  });

  it('count automatic decisions for the worker, and separately for the buyer', async () => {
    await sent();
    testApp.clock.advanceDays(8);
    await testApp.app.get(DecideOverdueSubmissions).run(rethrow);
    testApp.clock.reset();
    expect(await recordOf(buyer)).toMatchObject({ buyer: { decided: 0, accepted: 0, silent: 1, medianHours: null } });
    expect(await recordOf(worker)).toMatchObject({ worker: { decided: 1, accepted: 1 } });
    expect(await testApp.wrongCounters()).toEqual([]);
  });

  it.each([
    [
      'for the worker',
      { for: 'worker' },
      { decided: 0, accepted: 0, disputesLost: 1 },
      { decided: 1, accepted: 1, disputesWon: 1 },
    ],
    [
      'for the buyer',
      { for: 'buyer' },
      { decided: 1, accepted: 0, disputesLost: 0 },
      { decided: 1, accepted: 0, disputesWon: 0 },
    ],
    [
      'conceded',
      { concede: true },
      { decided: 1, accepted: 1, disputesLost: 0 },
      { decided: 1, accepted: 1, disputesWon: 0 },
    ],
  ] as const)(
    'count a disputed rejection for neither side until the dispute ends: %s',
    async (_, end, ofBuyer, ofWorker) => {
      const id = await sent();
      await review(id, 'rejected');
      const { _id: disputeId } = (await actions.dispute(worker, id)).data<{ _id: string }>();
      expect(await recordOf(buyer)).toMatchObject({ buyer: { decided: 0, disputesLost: 0 } });
      expect(await recordOf(worker)).toMatchObject({ worker: { decided: 0, disputesWon: 0 } });
      expect(await testApp.wrongCounters()).toEqual([]);
      if ('concede' in end) (await actions.answerDispute(buyer, disputeId, end)).data();
      else {
        const admin = await testApp.admin();
        (await actions.answerDispute(buyer, disputeId, { statement: 'It was not done.' })).data();
        (await actions.decideDispute(admin, disputeId, end.for)).data();
      }
      expect(await recordOf(buyer)).toMatchObject({ buyer: ofBuyer });
      expect(await recordOf(worker)).toMatchObject({ worker: ofWorker });
      expect(await testApp.wrongCounters()).toEqual([]);
    },
  );

  it('count the same two people at most five times a month, under concurrent decisions too', async () => {
    const ids = await Promise.all(Array.from({ length: 9 }, () => sent()));
    await Promise.all(ids.map((id) => review(id, 'accepted')));
    expect(await recordOf(buyer)).toMatchObject({ buyer: { decided: 5, accepted: 5 } });
    expect(await recordOf(worker)).toMatchObject({ worker: { decided: 5, accepted: 5 } });
    const counted = await testApp.sql<{ n: number }>(
      'SELECT COUNT(*) AS n FROM submission WHERE worker_id = ? AND counted = 1',
      [worker.id],
    );
    expect(Number(counted[0]?.n)).toBe(5);
    await review(await sent(await testApp.person('Worker')), 'accepted');
    expect(await recordOf(buyer)).toMatchObject({ buyer: { decided: 6 } });
    await testApp.sql("UPDATE record_pair SET month = '2020-01'");
    await review(await sent(), 'accepted');
    expect(await recordOf(worker)).toMatchObject({ worker: { decided: 6 } });
    expect(await testApp.wrongCounters()).toEqual([]);
  });

  it('ignore the dispute of a submission that is not counted', async () => {
    for (let piece = 0; piece < 5; piece += 1) await review(await sent(), 'accepted');
    const id = await sent();
    await review(id, 'rejected');
    const { _id: disputeId } = (await actions.dispute(worker, id)).data<{ _id: string }>();
    (await actions.answerDispute(buyer, disputeId, { concede: true })).data();
    expect(await recordOf(worker)).toMatchObject({ worker: { decided: 5, accepted: 5, disputesWon: 0 } });
    expect(await testApp.wrongCounters()).toEqual([]);
  });

  it('leave out submissions that ended by a removal', async () => {
    await sent();
    const other = await testApp.person('Worker');
    await sent(other);
    const admin = await testApp.admin();
    (await actions.remove(admin, other.id)).data();
    expect(await recordOf(buyer)).toMatchObject({ buyer: { decided: 0 } });
    (await actions.remove(admin, buyer.id)).data();
    expect(await recordOf(worker)).toMatchObject({ worker: { decided: 0, accepted: 0 } });
    expect((await worker.get(`/record/${buyer.id}`)).status).toBe(404);
    expect(await testApp.wrongCounters()).toEqual([]);
  });

  it('delete the counts per pair a day after the month is over, and not before', async () => {
    await review(await sent(), 'accepted');
    const purge = async () => {
      while ((await testApp.app.get(ReputationUpdater).deletePairs(100)) > 0);
    };
    const [month, other] = [new Date(Date.now()).toISOString().slice(0, 7), await testApp.person('Worker')];
    const pairs = () =>
      testApp.sql<{ month: string; judged: number }>(
        'SELECT month, judged FROM record_pair WHERE buyer_id = ? ORDER BY month',
        [buyer.id],
      );
    for (let nth = 0; nth < 230; nth += 1) {
      const long = [buyer.id, `${other.id.slice(0, 20)}${nth}`.slice(0, 26), '2020-01'];
      await testApp.sql('INSERT INTO record_pair (buyer_id, worker_id, month, judged) VALUES (?, ?, ?, 5)', long);
    }
    expect(await pairs()).toHaveLength(231);
    const [year = 0, nth = 0] = month.split('-').map(Number);
    const end = Date.UTC(year, nth, 1);
    testApp.clock.advance(end - Date.now() + 23 * HOUR);
    await testApp.runJobs();
    expect((await pairs()).map((pair) => pair.month)).toEqual([month]);
    await Promise.all([purge(), purge()]);
    expect(await pairs()).toHaveLength(1);
    testApp.clock.advance(2 * HOUR);
    await Promise.all([purge(), purge()]);
    expect(await pairs()).toEqual([]);
    testApp.clock.reset();
    // On the first days of a month its end is later than the end of the session.
    await worker.signIn();
    expect(await recordOf(buyer)).toMatchObject({ buyer: { decided: 1, accepted: 1 } });
    expect(await testApp.wrongCounters()).toEqual([]);
  });

  it('are reported when they were changed in the database', async () => {
    await review(await sent(), 'accepted');
    await testApp.sql("UPDATE record SET accepted = 7 WHERE person_id = ? AND side = 'buyer'", [buyer.id]);
    expect(await testApp.wrongCounters()).toEqual([
      { personId: buyer.id, side: 'buyer', counter: 'accepted', stored: 7, expected: 1 },
    ]);
    await testApp.sql("UPDATE record SET accepted = 1 WHERE person_id = ? AND side = 'buyer'", [buyer.id]);
  });

  it('return 404 for an unknown person', async () => {
    expect((await worker.get('/record/01ARZ3NDEKTSV4RRFFQ69G5FAV')).status).toBe(404);
  });

  it('contain the median of minutes from five people on', async () => {
    const taskId = idOf(await actions.post(buyer, { requiredWorkers: 6, payableAmount: 1 }));
    const shown = async () =>
      (await worker.get(`/task/${taskId}`)).data<{ medianMinutes: number | null }>().medianMinutes;
    for (const minutes of [2, 4, 9, 12, 40]) {
      const other = await testApp.person('Worker');
      expect(await shown()).toBeNull();
      (await actions.claim(other, taskId)).data();
      await testApp.sql('UPDATE claim SET since = since - ?', [minutes * 60_000 - 30_000]);
      (await actions.submit(other, taskId)).data();
    }
    expect(await shown()).toBe(10);
  });
});

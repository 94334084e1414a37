import { type Fairwork } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, TestApp } from '../test-app';

describeOnEachDatabase('the figures beside the ten points of Fairwork', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
  });
  beforeEach(() => testApp.deleteAllRows());
  afterAll(() => testApp.close());

  const figures = async () => (await testApp.visitor().get('/fairwork')).data<Fairwork>();

  it('are null before the first count', async () => {
    await testApp.sql('DELETE FROM survey');
    expect(await figures()).toEqual({
      ...{ work: null, decisionHours: null, paidOutDollars: null, times: null },
      ...{ disputes: null, reports: null, suspensions: null, overdueDecisions: 0, overduePayouts: 0 },
    });
  });

  it('count outcomes of work, disputes, reports and accounts, and tasks with an estimate', async () => {
    const admin = await testApp.admin();
    const buyer = await testApp.person('Buyer', { coins: 1000 });
    const [worker, other] = [await testApp.person('Worker'), await testApp.person('Worker')];
    const task = idOf(await actions.post(buyer, { requiredWorkers: 4, estimatedMinutes: 5 }));
    await actions.post(buyer);
    (await actions.review(buyer, idOf(await actions.submit(worker, task)), 'accepted')).data();
    const rejected = idOf(await actions.submit(other, task));
    (await actions.review(buyer, rejected, 'rejected')).data();
    (await actions.dispute(other, rejected)).data();
    const winner = await testApp.person('Worker');
    const wrong = idOf(await actions.submit(winner, task));
    (await actions.review(buyer, wrong, 'rejected')).data();
    const dispute = idOf(await actions.dispute(winner, wrong));
    (await actions.answerDispute(buyer, dispute, { statement: 'It was not done.' })).data();
    (await actions.decideDispute(admin, dispute, 'worker')).data();
    (await worker.post('/report', { kind: 'scam', about: { task }, text: 'It asks for my password.' })).data();
    (await actions.suspend(admin, (await testApp.person('Worker')).id)).data();
    testApp.clock.advance(2 * 60_000);
    await testApp.runJobs();
    expect(await figures()).toMatchObject({
      work: { accepted: 2, rejected: 1 },
      paidOutDollars: 0,
      times: { measured: 0, estimated: 1, unsaid: 1 },
      disputes: { undecided: 1, worker: 1, buyer: 0 },
      reports: { waiting: 1, acted: 0, dismissed: 0 },
      suspensions: { lasting: 1, lifted: 0, removed: 0 },
    });
  });
});

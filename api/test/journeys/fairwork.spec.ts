import { type Fairwork } from '@kaaj/contract';
import { deeds, describeOnEachDatabase, idOf, World } from '../world';

describeOnEachDatabase('the figures beside the ten points of Fairwork', (engine) => {
  let world: World;
  beforeEach(async () => {
    world = await World.build(engine);
  });
  afterEach(() => world.close());

  const figures = async () => (await world.visitor().get('/fairwork')).data<Fairwork>();

  it('are null before anything was counted', async () => {
    await world.sql('DELETE FROM survey');
    expect(await figures()).toEqual({
      ...{ work: null, decisionHours: null, paidOutDollars: null, times: null },
      ...{ disputes: null, reports: null, suspensions: null, overdueDecisions: 0, overduePayouts: 0 },
    });
  });

  it('tell what became of work, disputes, reports and accounts, and what tasks say of their time', async () => {
    const admin = await world.admin();
    const buyer = await world.person('Buyer', { coins: 1000 });
    const [worker, other] = [await world.person('Worker'), await world.person('Worker')];
    const task = idOf(await deeds.post(buyer, { requiredWorkers: 4, estimatedMinutes: 5 }));
    await deeds.post(buyer);
    (await deeds.review(buyer, idOf(await deeds.submit(worker, task)), 'accepted')).data();
    const rejected = idOf(await deeds.submit(other, task));
    (await deeds.review(buyer, rejected, 'rejected')).data();
    (await deeds.dispute(other, rejected)).data();
    const winner = await world.person('Worker');
    const wrong = idOf(await deeds.submit(winner, task));
    (await deeds.review(buyer, wrong, 'rejected')).data();
    const dispute = idOf(await deeds.dispute(winner, wrong));
    (await deeds.answerDispute(buyer, dispute, { statement: 'It was not done.' })).data();
    (await deeds.decideDispute(admin, dispute, 'worker')).data();
    (await worker.post('/report', { kind: 'scam', about: { task }, text: 'It asks for my password.' })).data();
    (await deeds.suspend(admin, (await world.person('Worker')).id)).data();
    world.clock.advance(2 * 60_000);
    await world.runJobs();
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

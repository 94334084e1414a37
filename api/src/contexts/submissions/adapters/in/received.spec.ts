import { type ReceivedFor, type Submission } from '@kaaj/contract';
import { deeds, describeOnEachDatabase, idOf, type Person, World } from '../../../../../test/world';

describeOnEachDatabase('the work that a buyer was sent', (engine) => {
  let world: World;
  let buyer: Person;
  let workers: Person[];
  let work: string[];
  let taskId: string;

  beforeAll(async () => {
    world = await World.build(engine);
    buyer = await world.person('Buyer');
    workers = await Promise.all(Array.from({ length: 5 }, () => world.person('Worker')));
    (await deeds.buy(buyer, 1000)).data();
    taskId = idOf(await deeds.post(buyer, { requiredWorkers: 5 }));
    work = [];
    for (const worker of workers) work.push(idOf(await deeds.submit(worker, taskId)));
    for (const [at, verdict] of [
      [3, 'accepted'],
      [1, 'rejected'],
    ] as const) {
      (await deeds.review(buyer, work[at] as string, verdict)).data();
      world.clock.advance(1000);
    }
  });
  afterAll(() => world.close());

  const walk = async (query: string) => {
    const ids: string[] = [];
    let cursor = '';
    do {
      const page = (await buyer.get(`/submission/received?size=1${query}${cursor}`)).json<{
        data: Submission[];
        page: { next: string | null };
      }>();
      ids.push(...page.data.map(({ _id }) => _id));
      cursor = page.page.next === null ? '' : `&cursor=${page.page.next}`;
    } while (cursor !== '');
    return ids;
  };

  const among = (tasks: readonly string[], someone = buyer) =>
    someone.get(`/submission/received/among?tasks=${tasks.join(',')}`);

  it('waits in the order in which it came', async () => {
    expect(await walk('')).toEqual([work[0], work[2], work[4]]);
    expect(await walk('&state=pending')).toEqual([work[0], work[2], work[4]]);
  });

  it('is told once it is decided, what was decided last first', async () => {
    expect(await walk('&state=decided')).toEqual([work[1], work[3]]);
  });

  it('is told of one task alone', async () => {
    const other = idOf(await deeds.post(buyer, { requiredWorkers: 1 }));
    const sent = idOf(await deeds.submit(workers[0] as Person, other));
    expect(await walk(`&task=${other}`)).toEqual([sent]);
    expect(await walk(`&task=${taskId}`)).toEqual([work[0], work[2], work[4]]);
    expect(await walk(`&task=${taskId}&state=decided`)).toEqual([work[1], work[3]]);
    expect(await walk(`&task=${other}&state=decided`)).toEqual([]);
    expect((await among([other, taskId])).data<ReceivedFor[]>()).toEqual(
      expect.arrayContaining([
        { taskId, accepted: 1, waiting: 3 },
        { taskId: other, accepted: 0, waiting: 1 },
      ]),
    );
    expect((await among([taskId], await world.person('Buyer'))).data()).toEqual([]);
    (await deeds.review(buyer, sent, 'rejected')).data();
    expect((await among([other])).data()).toEqual([{ taskId: other, accepted: 0, waiting: 0 }]);
  });

  it('is the buyer’s own, without what a removed worker sent', async () => {
    const other = await world.person('Buyer');
    expect((await other.get('/submission/received')).data()).toEqual([]);
    expect((await (workers[0] as Person).get('/submission/received')).status).toBe(403);
    (await deeds.remove(await world.person('Admin'), (workers[2] as Person).id)).data();
    expect(await walk('')).toEqual([work[0], work[4]]);
  });
});

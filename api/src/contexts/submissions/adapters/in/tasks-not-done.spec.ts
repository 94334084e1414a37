import { type SentFor, type Task } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../../test/test-app';

describeOnEachDatabase('the tasks that a worker has not done', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  const tasks: string[] = [];
  const work: string[] = [];

  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    [buyer, worker] = [await testApp.person('Buyer'), await testApp.person('Worker')];
    (await actions.buy(buyer, 1000)).data();
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five'])
      tasks.push(idOf(await actions.post(buyer, { title, requiredWorkers: 3, category: 'survey' })));
    for (const at of [1, 3, 4]) work.push(idOf(await actions.submit(worker, tasks[at] as string)));
    (await actions.review(buyer, work[0] as string, 'accepted')).data();
  });
  afterAll(() => testApp.close());

  const titles = async (query: string, someone = worker) => {
    const shown: string[] = [];
    let cursor = '';
    do {
      const page = (await someone.get(`/task/unsent?size=1${query}${cursor}`)).json<{
        data: Task[];
        page: { next: string | null };
      }>();
      shown.push(...page.data.map(({ title }) => title));
      cursor = page.page.next === null ? '' : `&cursor=${page.page.next}`;
    } while (cursor !== '');
    return shown;
  };

  it('leave out those that the worker submitted work for, page by page, in each sort order and filter', async () => {
    expect(await titles('')).toEqual(['Three', 'One']);
    expect(await titles('&full=last&sort=asc&category=survey&search=one')).toEqual(['One']);
    expect(await titles('&category=photo')).toEqual([]);
  });

  it('are computed for each worker separately', async () => {
    expect(await titles('', await testApp.person('Worker'))).toHaveLength(5);
    expect((await buyer.get('/task/unsent')).status).toBe(403);
  });

  const among = (ids: readonly string[], someone = worker) =>
    someone.get(`/submission/worker/among?tasks=${ids.join(',')}`);

  it('can be queried for a whole page of ids at once', async () => {
    const sent = (await among([...tasks, ...tasks])).data<SentFor[]>();
    expect(new Map(sent.map(({ taskId, ...own }) => [taskId, own]))).toEqual(
      new Map([
        [tasks[1], { _id: work[0], status: 'accepted' }],
        [tasks[3], { _id: work[1], status: 'pending' }],
        [tasks[4], { _id: work[2], status: 'pending' }],
      ]),
    );
    expect((await among(tasks, await testApp.person('Worker'))).data()).toEqual([]);
  });

  it.each([
    ['no ids', ['a', 'b']],
    ['more than a page', Array.from({ length: 101 }, () => '0'.repeat(26))],
    ['nothing', []],
  ])('are rejected with %s', async (_, ids) => {
    expect(await among(ids)).toMatchObject({ status: 400, problem: { errors: [{ field: 'tasks' }] } });
  });
});

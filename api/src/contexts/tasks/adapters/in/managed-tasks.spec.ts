import { type ManagedTask } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../../test/test-app';

interface List {
  readonly data: readonly ManagedTask[];
  readonly page: { readonly next: string | null };
}

describeOnEachDatabase('the tasks that an Admin manages', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  let admin: Person;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    [buyer, worker, admin] = await Promise.all([
      testApp.person('Buyer', { coins: 1000 }),
      testApp.person('Worker'),
      testApp.admin(),
    ]);
    const today = testApp.clock.clock.today();
    const post = async (title: string, more: object = {}) =>
      (ids[title] = idOf(await actions.post(buyer, { title, requiredWorkers: 2, payableAmount: 10, ...more })));
    await post('Past', { completionDate: today });
    await post('Deleted, with work');
    await post('Deleted, with nothing');
    await post('Full', { requiredWorkers: 1, completionDate: '2999-12-31' });
    await post('Open');
    (await actions.submit(worker, ids['Deleted, with work'] as string)).data();
    (await actions.submit(worker, ids['Full'] as string)).data();
    (await actions.deleteTask(buyer, ids['Deleted, with work'] as string)).data();
    (await actions.deleteTask(buyer, ids['Deleted, with nothing'] as string)).data();
    testApp.clock.advanceDays(2);
    await testApp.runJobs();
    await Promise.all([admin, buyer, worker].map((person) => person.signIn()));
  });
  afterAll(() => testApp.close());

  const list = async (query: Record<string, string> = {}): Promise<List> =>
    (await admin.get(`/task/all?${new URLSearchParams(query)}`)).json<List>();
  const readPages = async (query: Record<string, string> = {}) => {
    const pagesRead: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { data, page } = await list({ ...query, size: '2', ...(cursor && { cursor }) });
      expect(data.length).toBeLessThanOrEqual(2);
      pagesRead.push(...data.map(({ title }) => title));
      cursor = page.next;
    }
    return pagesRead;
  };

  const EVERY = ['Open', 'Full', 'Deleted, with work', 'Past'];

  it('are listed in every state, with the coins in pending submissions', async () => {
    const { data } = await list();
    expect(data.map(({ title, state, waitingCoins }) => [title, state, waitingCoins])).toEqual([
      ['Open', 'open', 0],
      ['Full', 'full', 10],
      ['Deleted, with work', 'deleted', 10],
      ['Past', 'past', 0],
    ]);
    expect(data[0]).toMatchObject({ buyerEmail: buyer.email, buyer: { email: buyer.email } });
    expect(await readPages()).toEqual(EVERY);
  });

  it('can be sorted by completion date, with a text filter too', async () => {
    expect(await readPages({ sort: 'asc' })).toEqual(['Past', 'Deleted, with work', 'Open', 'Full']);
    expect(await readPages({ sort: 'dsc' })).toEqual(['Full', 'Open', 'Deleted, with work', 'Past']);
    expect(await readPages({ sort: 'asc', search: 'p' })).toEqual(['Past', 'Open']);
    expect((await admin.get('/task/all?sort=price')).status).toBe(400);
  });

  it('are found by words, like the public ones', async () => {
    expect(await readPages({ search: 'FULL' })).toEqual(['Full']);
    expect(await readPages({ search: 'with' })).toEqual(['Deleted, with work']);
    expect(await readPages({ search: 'nowhere' })).toEqual([]);
  });

  it('are absent from the public lists unless they are open', async () => {
    const titles = (await testApp.visitor().get('/task?sort=dsc')).data<{ title: string }[]>();
    expect(titles.map(({ title }) => title).sort()).toEqual(['Full', 'Open']);
  });

  it.each(['Past', 'Full', 'Open'])('can be deleted from the list: %s', async (title) => {
    (await actions.deleteTask(admin, ids[title] as string)).data();
    const left = (await list()).data.find((task) => task.title === title);
    expect(left?.state).toBe(title === 'Full' ? 'deleted' : undefined);
  });

  it('S1 are returned to no other role', async () => {
    expect([(await testApp.visitor().get('/task/all')).status, (await buyer.get('/task/all')).status]).toEqual([
      401, 403,
    ]);
  });
});

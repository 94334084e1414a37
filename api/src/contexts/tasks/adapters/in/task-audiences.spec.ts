import { type Task, type TaskDetails } from '@kaaj/contract';
import { PICTURE } from '../../../../../test/support/picture';
import { Browser, actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../../test/test-app';

describeOnEachDatabase('the buyer shown with a task', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  let worker: Person;
  let admin: Person;
  let taskId: string;

  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    [buyer, worker, admin] = await Promise.all([
      testApp.person('Buyer', { coins: 70, name: 'Karim' }),
      testApp.person('Worker'),
      testApp.admin(),
    ]);
    (await buyer.patch('/auth/profile', { photoURL: PICTURE })).data();
    taskId = idOf(await actions.post(buyer, { requiredWorkers: 2, payableAmount: 10 }));
  });
  afterAll(() => testApp.close());
  afterEach(() => testApp.clock.reset());

  const listed = async (reader: Browser) => (await reader.get('/task')).data<Task[]>()[0] as Task;
  const alone = async (reader: Browser) => (await reader.get(`/task/${taskId}`)).data<TaskDetails>();
  const named = () => ({ _id: buyer.id, name: 'Karim', image: PICTURE, email: buyer.email });
  const readers = () =>
    [
      ['a visitor', testApp.visitor(), undefined, { _id: buyer.id, name: 'Karim' }],
      ['a worker', worker, buyer.email, named()],
      ['the buyer', buyer, buyer.email, { ...named(), coin: 50 }],
      ['an Admin', admin, buyer.email, { ...named(), coin: 50 }],
    ] as const;

  it('S1 has a name for visitors, an e-mail for signed-in people, and a balance for the buyer and an Admin only', async () => {
    for (const [reader, browser, buyerEmail, shown] of readers()) {
      for (const view of [listed, alone]) {
        const task = await view(browser);
        expect([reader, task.buyerEmail, task.buyer]).toEqual([reader, buyerEmail, shown]);
      }
    }
  });

  it('S1 shows another buyer only their own balance, also in consecutive requests', async () => {
    const other = await testApp.person('Buyer');
    for (const reader of [buyer, other, buyer]) {
      expect((await listed(reader)).buyer.coin).toBe(reader === buyer ? 50 : undefined);
    }
  });

  it('S1 is not taken from the cached first page of signed-in people for a visitor', async () => {
    for (const viewer of [worker, testApp.visitor(), worker, testApp.visitor()]) {
      expect((await listed(viewer)).buyerEmail).toBe(viewer === worker ? buyer.email : undefined);
    }
  });

  it.each(['/task/user/', '/task/update/'])('is returned the same way at %s', async (path) => {
    const text = { title: 'Watch a video', taskDetail: 'To the end.', submissionInfo: 'The last word.' };
    const answer =
      path === '/task/user/' ? await buyer.get(path + buyer.email) : await buyer.patch(`/task/update/${taskId}`, text);
    const [task] = [answer.data<Task | Task[]>()].flat();
    expect(task).toMatchObject({ buyerEmail: buyer.email, buyer: { ...named(), coin: 50 } });
  });

  it('costs one query for a whole page, for any number of buyers', async () => {
    const others = await testApp.people(6, 'Buyer');
    for (const each of others) (await actions.post(each)).data();
    const query = jest.spyOn(testApp.database, 'query');
    // A cache entry expires after a second.
    const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_000);
    const page = (await admin.get('/task')).data<Task[]>();
    const statements = query.mock.calls.map(([sql]) => sql);
    query.mockRestore();
    later.mockRestore();
    expect(page).toHaveLength(7);
    expect(statements.filter((sql) => sql.includes('FROM person WHERE id IN'))).toHaveLength(1);
    expect(statements.filter((sql) => sql.includes('FROM account WHERE id IN'))).toHaveLength(1);
    for (const each of others) {
      const [{ _id }] = (await each.get(`/task/user/${each.email}`)).data<[Task]>();
      (await actions.deleteTask(each, _id)).data();
    }
  });

  it('shows a new name of the buyer at once', async () => {
    const named = async () => (await admin.get(`/task/${taskId}`)).data<Task>().buyer.name;
    const before = await named();
    (await buyer.patch('/auth/profile', { displayName: 'Nandini Roy' })).data();
    expect(await named()).toBe('Nandini Roy');
    expect(before).not.toBe('Nandini Roy');
  });

  it('S1 shows a visitor the public part of an open task: no e-mail, no balance, no submissions', async () => {
    const sent = await testApp.person('Worker');
    idOf(await actions.submit(sent, taskId));
    const { text, status } = await testApp.visitor().get(`/task/${taskId}`);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ data: { requiredWorkers: 1, places: 2 } });
    expect(text).not.toMatch(/@|mySubmission|submissionDetail|coin"/);
    expect((await alone(sent)).mySubmission).toMatchObject({ status: 'pending' });
  });

  it('S1 returns 404 to visitors for closed and deleted tasks; signed-in people can read closed ones', async () => {
    const deleted = idOf(await actions.post(buyer));
    (await actions.deleteTask(buyer, deleted)).data();
    expect((await testApp.visitor().get(`/task/${deleted}`)).status).toBe(404);
    testApp.clock.advanceDays(10);
    await worker.signIn();
    expect((await testApp.visitor().get(`/task/${taskId}`)).code).toBe('request/not-found');
    expect((await alone(worker)).closed).toBe(true);
  });

  it('S4 renews an expired session before a task is shown, so that nobody gets the answer for visitors', async () => {
    const lapsed = new Browser(testApp.api);
    for (const [name, value] of worker.cookies) if (name.endsWith('refresh')) lapsed.cookies.set(name, value);
    expect((await lapsed.get(`/task/${taskId}`)).code).toBe('auth/not-signed-in');
    expect((await lapsed.get('/task')).status).toBe(200);
    lapsed.cookies.set('kaaj_access', 'forged.token.here');
    expect((await lapsed.get(`/task/${taskId}`)).status).toBe(401);
  });
});

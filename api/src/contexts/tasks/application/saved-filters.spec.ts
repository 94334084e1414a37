import { type Notification, type SavedFilter } from '@kaaj/contract';
import { actions, describeOnEachDatabase, type Person, TestApp } from '../../../../test/test-app';
import { NotifyMatchingTasks } from './notify-matching-tasks';

const HOUR_MS = 3_600_000;

describeOnEachDatabase('saved filters', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    buyer = await testApp.person('Buyer', { coins: 10_000 });
  });
  afterAll(() => testApp.close());
  afterEach(() => testApp.clock.reset());

  const worker = () => testApp.person('Worker');
  const save = (person: Person, filter: object = {}) => person.post('/task-filter', { name: 'Photos', ...filter });
  const filtersOf = async (person: Person) => (await person.get('/task-filter')).data<SavedFilter[]>();
  const notificationsOf = async (person: Person) =>
    (await person.get(`/notification?${person.self}`))
      .data<Notification[]>()
      .filter(({ code }) => code === 'filter/matched');
  const post = async (task: object) => (await actions.post(buyer, { requiredWorkers: 1, ...task })).data();

  it.each(['İ'.repeat(100), 'tea \ud800', 'tea\u0000', 'tea\u202e'])(
    'S48 reject words with invalid characters, or empty ones: %j',
    async (search) => {
      const rahim = await worker();
      const { status, problem } = await save(rahim, { search });
      expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['search']]);
      expect(await filtersOf(rahim)).toEqual([]);
    },
  );

  it('S48 store words without invisible characters, even when none are left', async () => {
    const rahim = await worker();
    expect((await save(rahim, { search: 'Te\u200ba' })).data<SavedFilter>().search).toBe('tea');
    expect((await save(rahim, { search: '' })).data<SavedFilter>().search).toBe('');
  });

  /** Runs the job this many hours from now, then resets the clock, because sessions last minutes. */
  async function runJobIn(hours: number): Promise<void> {
    testApp.clock.advance(hours * HOUR_MS);
    await testApp.runJobs();
    testApp.clock.reset();
  }

  it('are listed to their worker only, newest first, and can be removed', async () => {
    const [rahim, karim] = [await worker(), await worker()];
    const first = (await save(rahim, { search: 'Tea STALL', category: 'photo' })).data<SavedFilter>();
    const second = (await save(rahim, { name: 'Well paid', minPay: 50, maxMinutes: 15 })).data<SavedFilter>();
    expect(first).toMatchObject({ name: 'Photos', search: 'tea stall', category: 'photo', minPay: null });
    expect(await filtersOf(rahim)).toEqual([second, first]);
    expect(await filtersOf(karim)).toEqual([]);
    expect((await karim.delete(`/task-filter/${first._id}`)).status).toBe(404);
    expect((await rahim.delete(`/task-filter/${first._id}`)).status).toBe(200);
    expect(await filtersOf(rahim)).toEqual([second]);
  });

  it('are limited to ten under concurrent requests', async () => {
    const rahim = await worker();
    const answers = await Promise.all(Array.from({ length: 14 }, () => save(rahim)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    for (const { status, code } of answers.filter((each) => each.status !== 201))
      expect([status, code]).toEqual([422, 'filter/too-many']);
    expect(await filtersOf(rahim)).toHaveLength(10);
  });

  it.each([
    ['ОЛЬГА', 'Ask Ольга'],
    ['র\u09cdযাব', 'র\u200d\u09cdযাব of the day'],
    ['cafe\u0301', 'CAFÉ menus'],
  ])('match for %j a task called %j', async (search, title) => {
    const rahim = await worker();
    (await save(rahim, { search })).data();
    await post({ title });
    await runJobIn(1);
    expect(await notificationsOf(rahim)).toHaveLength(1);
  });

  it('notify of matching tasks posted later, naming the newest; earlier and other tasks are ignored', async () => {
    const rahim = await worker();
    await post({ title: 'Old photo', category: 'photo', payableAmount: 20 });
    await save(rahim, { category: 'photo', minPay: 10, search: 'PHOTO', maxMinutes: 60 });
    await runJobIn(1);
    expect(await notificationsOf(rahim)).toEqual([]);
    await post({ title: 'A photo of tea', category: 'photo', payableAmount: 10, allowanceMinutes: 60 });
    await post({ title: 'A photo of rice', category: 'photo', payableAmount: 30, allowanceMinutes: 30 });
    await post({ title: 'A cheap photo', category: 'photo', payableAmount: 9, allowanceMinutes: 30 });
    await post({ title: 'A long photo', category: 'photo', payableAmount: 30, allowanceMinutes: 61 });
    await post({ title: 'A survey with a photo', category: 'survey', payableAmount: 30 });
    await post({ title: 'A picture', category: 'photo', payableAmount: 30 });
    await runJobIn(2);
    const [notice, ...more] = await notificationsOf(rahim);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      params: { name: 'Photos', tasks: 2, title: 'A photo of rice', about: expect.any(String) },
    });
    expect(notice?.message).toBe('New matches for your filter "Photos": 2, most recently "A photo of rice".');
  });

  it('send at most one notification in six hours, which then covers all tasks of that time', async () => {
    const rahim = await worker();
    await save(rahim, { search: 'quiet' });
    await post({ title: 'Quiet one' });
    await runJobIn(1);
    await post({ title: 'Quiet two' });
    for (const hours of [2, 4, 6]) await runJobIn(hours);
    expect(await notificationsOf(rahim)).toHaveLength(1);
    await runJobIn(8);
    const notices = await notificationsOf(rahim);
    expect(notices.map(({ params }) => [params['tasks'], params['title']])).toEqual([
      [1, 'Quiet two'],
      [1, 'Quiet one'],
    ]);
  });

  it('notify once when several processes run the job', async () => {
    const rahim = await worker();
    await save(rahim, { search: 'crowded' });
    await post({ title: 'Crowded' });
    testApp.clock.advance(HOUR_MS);
    const job = testApp.app.get(NotifyMatchingTasks);
    await Promise.all(Array.from({ length: 8 }, () => job.run(fail)));
    testApp.clock.reset();
    expect(await notificationsOf(rahim)).toHaveLength(1);
  });

  it('notify no person who is no longer a Worker', async () => {
    const rahim = await worker();
    await save(rahim, { search: 'former' });
    await (await testApp.admin()).patch(`/user/updaterole/${rahim.id}`, { role: 'Buyer' });
    await post({ title: 'Former' });
    await runJobIn(1);
    expect(
      await testApp.sql("SELECT id FROM notification WHERE person_id = ? AND code = 'filter/matched'", [rahim.id]),
    ).toEqual([]);
  });

  it('are deleted with the person', async () => {
    const rahim = await worker();
    await save(rahim);
    (await (await testApp.admin()).delete(`/user/deleteuser/${rahim.id}`)).data();
    expect(await testApp.sql('SELECT id FROM saved_filter WHERE worker_id = ?', [rahim.id])).toEqual([]);
  });
});

const fail = (error: unknown) => {
  throw error;
};

import { type Task } from '@kaaj/contract';
import { PICTURE } from '../../../../../test/support/picture';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../../test/test-app';

interface List {
  readonly data: readonly Task[];
  readonly page: { readonly next: string | null };
}

describeOnEachDatabase('the list of tasks', (engine) => {
  let testApp: TestApp;
  let buyer: Person;
  const posted: Record<string, string> = {};

  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    buyer = await testApp.person('Buyer');
    (await buyer.patch('/auth/profile', { photoURL: PICTURE })).data();
    (await actions.buy(buyer, 1000)).data();
    for (const [title, payableAmount, more] of [
      ['Name ten birds', 5, { category: 'research', allowanceMinutes: 10 }],
      ['Draw a logo', 20, {}],
      ['Translate a page to বাংলা', 5, { category: 'writing', allowanceMinutes: 30 }],
      ['Test an app', 9, {}],
      ['Name ten fish', 5, { category: 'research' }],
    ] as const) {
      posted[title] = idOf(await actions.post(buyer, { title, payableAmount, requiredWorkers: 2, ...more }));
    }
  });
  afterAll(() => testApp.close());
  afterEach(() => testApp.clock.reset());

  const list = async (query: Record<string, string> = {}): Promise<List> =>
    (await testApp.visitor().get(`/task?${new URLSearchParams(query)}`)).json<List>();
  const titles = async (query: Record<string, string> = {}) => (await list(query)).data.map(({ title }) => title);

  /** Every page of a list, two rows each. */
  const readPages = async (query: Record<string, string> = {}) => {
    const pagesRead: string[] = [];
    let page = await list({ ...query, size: '2' });
    for (;;) {
      expect(page.data.length).toBeLessThanOrEqual(2);
      pagesRead.push(...page.data.map(({ title }) => title));
      if (page.page.next === null) return pagesRead;
      page = await list({ ...query, size: '2', cursor: page.page.next });
    }
  };

  const NEWEST = ['Name ten fish', 'Test an app', 'Translate a page to বাংলা', 'Draw a logo', 'Name ten birds'];
  const BEST_PAID = ['Draw a logo', 'Test an app', 'Name ten fish', 'Translate a page to বাংলা', 'Name ten birds'];

  it('is public, and contains no e-mail and no balance', async () => {
    const { data } = await list();
    const { completionDate, ...task } = data[0] as Task;
    expect(task).toEqual({
      _id: posted['Name ten fish'],
      title: 'Name ten fish',
      taskDetail: 'Watch it to the end and write down its last word.',
      requiredWorkers: 2,
      places: 2,
      payableAmount: 5,
      fee: 0,
      submissionInfo: 'The last word.',
      allowanceMinutes: 60,
      estimatedMinutes: null,
      contentNotice: 'none',
      category: 'research',
      reviewDays: 7,
      proof: { text: '', pictures: 0, link: false },
      imageURL: PICTURE,
      version: 1,
      closed: false,
      medianMinutes: null,
      buyer: { _id: buyer.id, name: buyer.name },
      buyerRecord: {
        since: expect.stringMatching(/Z$/),
        ...{ decided: 0, accepted: 0, silent: 0, disputesLost: 0, medianHours: null },
      },
    });
    expect(completionDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(JSON.stringify(data)).not.toContain('@');
  });

  it.each([
    ['newest first', {}, NEWEST],
    ['best paid first', { sort: 'dsc' }, BEST_PAID],
    ['worst paid first', { sort: 'asc' }, [...BEST_PAID].reverse()],
    ['with the empty sort of the page', { sort: '', search: '' }, NEWEST],
    ['within a pay range, best paid first', { minPay: '6', maxPay: '20' }, ['Draw a logo', 'Test an app']],
    ['within a pay range, sorted', { minPay: '6', sort: 'asc' }, ['Test an app', 'Draw a logo']],
    ['with a word in them', { search: 'NAME' }, ['Name ten fish', 'Name ten birds']],
    ['with a word of another script', { search: 'বাংলা' }, ['Translate a page to বাংলা']],
    ['with what would be a pattern', { search: '%' }, []],
    ['of one kind', { category: 'research' }, ['Name ten fish', 'Name ten birds']],
    ['of one kind, sorted', { category: 'research', sort: 'asc' }, ['Name ten birds', 'Name ten fish']],
    ['of any kind', { category: '' }, NEWEST],
    ['that take little time', { maxMinutes: '30' }, ['Translate a page to বাংলা', 'Name ten birds']],
    ['of one kind that take little time', { category: 'research', maxMinutes: '30' }, ['Name ten birds']],
    ['with words and a sort', { search: 'name', sort: 'asc' }, ['Name ten birds', 'Name ten fish']],
  ])('lists tasks %s, in one page or in many', async (_, query, expected) => {
    expect(await titles(query)).toEqual(expected);
    expect(await readPages(query)).toEqual(expected);
  });

  it('filters by the measured minutes when they are known', async () => {
    const minutesOf = (minutes: number | null) =>
      testApp.sql('UPDATE task SET median_minutes = ? WHERE id = ?', [minutes, posted['Draw a logo']]);
    await minutesOf(12);
    expect(await readPages({ maxMinutes: '12' })).toEqual(['Draw a logo', 'Name ten birds']);
    expect(await readPages({ maxMinutes: '11' })).toEqual(['Name ten birds']);
    await minutesOf(null);
  });

  it('can omit tasks without an open slot', async () => {
    const taskId = posted['Draw a logo'] as string;
    (await actions.changeSlots(buyer, taskId, 0)).data();
    expect(await titles({ open: 'true' })).toEqual(NEWEST.filter((title) => title !== 'Draw a logo'));
    expect(await titles({ sort: 'dsc' })).toEqual(BEST_PAID);
    (await actions.changeSlots(buyer, taskId, 1)).data();
    expect(await titles({ open: 'true', sort: 'dsc' })).toEqual(BEST_PAID);
    const worker = await testApp.person('Worker');
    (await actions.submit(worker, taskId)).data();
    expect(await readPages({ open: 'true', sort: 'dsc', minPay: '1' })).toEqual(BEST_PAID.slice(1));
  });

  it('can put tasks without an open slot last, in one page or in many', async () => {
    const full = ['Name ten fish', 'Draw a logo'];
    const last = (order: readonly string[]) => [
      ...order.filter((title) => !full.includes(title)),
      ...order.filter((title) => full.includes(title)),
    ];
    for (const title of full) (await actions.changeSlots(buyer, posted[title] as string, 0)).data();
    for (const [query, order] of [
      [{}, NEWEST],
      [{ sort: 'dsc' }, BEST_PAID],
      [{ search: 'name' }, ['Name ten fish', 'Name ten birds']],
      [{ minPay: '5' }, BEST_PAID],
    ] as const) {
      expect(await titles({ ...query, full: 'last' })).toEqual(last(order));
      expect(await readPages({ ...query, full: 'last' })).toEqual(last(order));
    }
    expect(await readPages({ open: 'true', full: 'last' })).toEqual(last(NEWEST).slice(0, 3));
    const { next } = (await list({ sort: 'dsc', size: '1' })).page;
    const strange = await testApp.visitor().get(`/task?full=last&cursor=${next}`);
    expect(strange).toMatchObject({ status: 400, problem: { errors: [{ field: 'cursor' }] } });
    for (const title of full) (await actions.changeSlots(buyer, posted[title] as string, 2)).data();
  });

  it.each([
    ['sort', 'up'],
    ['full', 'first'],
    ['minPay', '-1'],
    ['category', 'anything'],
    ['maxMinutes', '-1'],
    ['size', '101'],
    ['size', '1e3'],
    ['cursor', 'nonsense'],
    ['open', 'maybe'],
  ])('is rejected with %s=%s', async (field, value) => {
    const answer = await testApp.visitor().get(`/task?${new URLSearchParams({ [field]: value })}`);
    expect(answer).toMatchObject({ status: 400, problem: { errors: [{ field }] } });
  });

  it('omits deleted and closed tasks; their own buyer still sees closed ones', async () => {
    const deleted = idOf(await actions.post(buyer, { title: 'Deleted' }));
    (await actions.deleteTask(buyer, deleted)).data();
    expect(await titles()).toEqual(NEWEST);
    const own = async () => (await buyer.get(`/task/user/${buyer.email}`)).data<Task[]>().map(({ title }) => title);
    expect(await own()).toEqual(NEWEST);
    expect((await buyer.get(`/task/${deleted}`)).status).toBe(404);

    const worker = await testApp.person('Worker');
    const over = posted['Test an app'] as string;
    expect((await worker.get(`/task/${over}`)).data()).toMatchObject({
      title: 'Test an app',
      closed: false,
      mySubmission: null,
    });
    const sent = idOf(await actions.submit(worker, over));
    testApp.clock.advanceDays(30);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await titles()).toEqual([]);
    await testApp.runJobs();
    expect(await titles()).toEqual([]);
    await Promise.all([worker.signIn(), buyer.signIn()]);
    expect(await own()).toEqual(NEWEST);
    expect((await worker.get(`/task/${over}`)).data()).toMatchObject({
      closed: true,
      requiredWorkers: 0,
      mySubmission: { _id: sent, status: 'accepted' },
    });
  });
});

import { TaskListQuery } from '../../src/contexts/tasks/adapters/out/task-list.query';
import { Browser, describeOn, TestApp } from '../test-app';

describeOn('SQLite', 'repeated public searches', () => {
  let testApp: TestApp;
  let query: TaskListQuery;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite', { LIMIT_SEARCHES: '20' });
    query = testApp.app.get(TaskListQuery);
  });
  afterAll(() => testApp.close());
  afterEach(() => {
    jest.restoreAllMocks();
    testApp.clock.reset();
  });

  const search = (text: string, address: string) => {
    const browser = new Browser(testApp.api);
    browser.from = address;
    return browser.get(`/task?search=${encodeURIComponent(text)}`);
  };

  it('S19 of one address end at its limit with a waiting time, without affecting lists and other people', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 22; times += 1) statuses.push((await search(`word${times}`, '10.2.0.1')).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
    const refused = await search('one more', '10.2.0.1');
    expect([refused.code, Number(refused.headers['retry-after']) > 0]).toEqual(['auth/too-many-requests', true]);
    expect((await search('', '10.2.0.1')).status).toBe(200);
    expect((await search('one more', '10.2.0.2')).status).toBe(200);
    testApp.clock.advance(61_000);
    expect((await search('another', '10.2.0.1')).status).toBe(200);
  });

  it('S19 run once for the same words', async () => {
    const page = jest.spyOn(query, 'page');
    await Promise.all(Array.from({ length: 10 }, (_, index) => search('Same Words', `10.3.0.${index}`)));
    expect(page).toHaveBeenCalledTimes(1);
  });

  it('S19 run two at a time, and those of another address do not wait for all of them', async () => {
    const order: string[] = [];
    let running = 0;
    let most = 0;
    jest.spyOn(query, 'page').mockImplementation(async ({ search: text }) => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      order.push(String(text));
      return { data: [], page: { next: null }, restricted: [] };
    });
    const flood = Array.from({ length: 12 }, (_, index) => search(`flood${index}`, '10.4.0.1'));
    const answers = await Promise.all([...flood, search('mine', '10.4.0.2')]);
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(13).fill(200));
    expect(most).toBe(2);
    expect(order.indexOf('mine')).toBeLessThanOrEqual(4);
  });
});

import { RateLimits } from '../../src/platform/limits/rate-limits';
import { Program } from '../support/program';
import { describeOnEachDatabase, type Person, TestApp } from '../test-app';

const SETTINGS = { LIMIT_KEY_CALLS: '40', LIMIT_SEARCHES: '40' };

describeOnEachDatabase('S63 limits per minute', (engine) => {
  let testApp: TestApp;
  let other: TestApp;
  let worker: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, SETTINGS);
    other = await TestApp.build(engine, { ...testApp.settings, ...SETTINGS });
  });
  afterAll(async () => {
    await other.close();
    await testApp.close();
  });
  beforeEach(async () => {
    worker = await testApp.person('Worker');
  });
  afterEach(() => jest.restoreAllMocks());

  const inOtherProcess = <By extends object>(by: By): By => Object.assign(Object.create(by) as By, { api: other.api });
  /** The number of calls that are allowed, half of them sent to each process. */
  const allowedCalls = async (
    call: (process: number, at: number) => Promise<{ readonly status: number }>,
    calls = 100,
  ) => {
    const statuses: number[] = [];
    for (let at = 0; at < calls; at += 1) statuses.push((await call(at % 2, at)).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    return statuses.filter((status) => status === 200).length;
  };

  it('S63 are shared by all processes: calls of an access key', async () => {
    const program = await Program.of(worker, ['tasks:read']);
    const programs = [program, inOtherProcess(program)];
    expect(await allowedCalls((at) => (programs[at] as Program).get('/task'))).toBe(40);
  });

  it('S63 are shared by all processes: searches of a network', async () => {
    const visitor = testApp.visitor();
    const visitors = [visitor, inOtherProcess(visitor)];
    expect(await allowedCalls((at, word) => (visitors[at] as Person).get(`/task?search=tea${word}`))).toBe(40);
  });

  it('S63 hold under concurrent calls, with few writes', async () => {
    const program = await Program.of(worker, ['tasks:read']);
    const programs = [program, inOtherProcess(program)];
    const drawn = [testApp, other].map(({ app }) => jest.spyOn(app.get(RateLimits), 'draw'));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => (programs[at % 2] as Program).get('/task')),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(40);
    const writes = drawn.flatMap(({ mock }) => mock.calls).length;
    expect(writes).toBeGreaterThanOrEqual(20);
    expect(writes).toBeLessThanOrEqual(22);
  });

  it('S63 hold per process while the database cannot be written', async () => {
    const program = await Program.of(worker, ['tasks:read']);
    jest.spyOn(testApp.app.get(RateLimits), 'draw').mockRejectedValue(new Error('read-only'));
    expect(await allowedCalls(() => program.get('/task'))).toBe(40);
  });
});

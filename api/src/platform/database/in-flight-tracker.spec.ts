import { describeOnEachDatabase, TestApp } from '../../../test/test-app';
import { ForegroundLoad } from '../../kernel/foreground-load';
import { sql } from './sql';

describeOnEachDatabase('work that runs in the background', (engine) => {
  let testApp: TestApp;
  let idle: boolean;
  beforeAll(async () => (testApp = await TestApp.build(engine)));
  afterAll(() => testApp.close());
  beforeEach(() => (idle = false));

  const waitForOthers = (mostMs: number) => {
    Object.assign(testApp.database.inFlight, { mostMs });
    return testApp.app
      .get(ForegroundLoad)
      .waitForIdle()
      .then(() => (idle = true));
  };
  /** A unit of work that lasts until the test ends it. */
  const held = () => {
    let end!: (error?: Error) => void;
    const ended = new Promise<void>((resolve, reject) => (end = (error) => (error ? reject(error) : resolve())));
    return { unit: testApp.database.run(() => ended), end };
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

  it.each([undefined, new Error('taken back')])(
    'waits for a running unit of work, however it ends (%s)',
    async (error) => {
      const { unit, end } = held();
      const rest = waitForOthers(60_000);
      await pause();
      expect(idle).toBe(false);
      end(error);
      await unit.catch(() => undefined);
      await rest;
    },
  );

  it('waits for the next unit of work too', async () => {
    const first = held();
    const rest = waitForOthers(60_000);
    const second = held();
    first.end();
    await first.unit;
    await pause();
    expect(idle).toBe(false);
    second.end();
    await second.unit;
    await rest;
  });

  it('waits for a running read', async () => {
    let answered = false;
    const read = testApp.database.query(sql`SELECT id FROM person`).then(() => (answered = true));
    await waitForOthers(60_000);
    expect(answered).toBe(true);
    await read;
  });

  it('continues after a time limit beside what does not end', async () => {
    const { unit, end } = held();
    await waitForOthers(5);
    expect(idle).toBe(true);
    end();
    await unit;
  });
});

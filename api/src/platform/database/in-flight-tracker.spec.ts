import { describeOnEachDatabase, TestApp } from '../../../test/test-app';
import { ForegroundLoad } from '../../kernel/foreground-load';
import { sql } from './sql';

describeOnEachDatabase('work that nobody waits for', (engine) => {
  let testApp: TestApp;
  let rested: boolean;
  beforeAll(async () => (testApp = await TestApp.build(engine)));
  afterAll(() => testApp.close());
  beforeEach(() => (rested = false));

  const letOthersFirst = (mostMs: number) => {
    Object.assign(testApp.database.underWay, { mostMs });
    return testApp.app
      .get(ForegroundLoad)
      .waitForIdle()
      .then(() => (rested = true));
  };
  /** A unit of work that lasts until it is told how to end. */
  const held = () => {
    let end!: (error?: Error) => void;
    const ended = new Promise<void>((resolve, reject) => (end = (error) => (error ? reject(error) : resolve())));
    return { unit: testApp.database.run(() => ended), end };
  };
  const aWhile = () => new Promise((resolve) => setTimeout(resolve, 100));

  it.each([undefined, new Error('taken back')])(
    'lets a unit of work end first, however it ends (%s)',
    async (error) => {
      const { unit, end } = held();
      const rest = letOthersFirst(60_000);
      await aWhile();
      expect(rested).toBe(false);
      end(error);
      await unit.catch(() => undefined);
      await rest;
    },
  );

  it('lets the next one have its turn as well', async () => {
    const first = held();
    const rest = letOthersFirst(60_000);
    const second = held();
    first.end();
    await first.unit;
    await aWhile();
    expect(rested).toBe(false);
    second.end();
    await second.unit;
    await rest;
  });

  it('lets a read be answered first', async () => {
    let answered = false;
    const read = testApp.database.query(sql`SELECT id FROM person`).then(() => (answered = true));
    await letOthersFirst(60_000);
    expect(answered).toBe(true);
    await read;
  });

  it('goes on beside what does not end', async () => {
    const { unit, end } = held();
    await letOthersFirst(5);
    expect(rested).toBe(true);
    end();
    await unit;
  });
});

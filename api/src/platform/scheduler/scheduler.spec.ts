import { actions, describeOnEachDatabase, TestApp } from '../../../test/test-app';
import { until } from '../../../test/support/processes';
import { joinSql, sql } from '../database/sql';
import { Job, ItemJob } from './job';
import { Scheduler } from './scheduler';

class Trial extends Job {
  constructor(
    readonly name: string,
    private readonly work: () => Promise<boolean>,
  ) {
    super();
  }

  run(): Promise<boolean> {
    return this.work();
  }
}

describeOnEachDatabase('the scheduler', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => (testApp = await TestApp.build(engine)));
  afterAll(() => testApp.close());
  afterEach(() => testApp.clock.reset());

  it('closes due tasks before a large number of old keys is swept, and sweeps in batches of 200', async () => {
    const { database } = testApp;
    const buyer = await testApp.person('Buyer', { coins: 100 });
    (
      await actions.post(buyer, { requiredWorkers: 1, payableAmount: 10, completionDate: testApp.clock.clock.today() })
    ).data();
    const keys = Array.from({ length: 1_000 }, (_, n) => [`old ${n}`, '', '', n]);
    await database.execute(
      sql`INSERT INTO answered_request (id, fingerprint, answer, claimed_at) VALUES ${joinSql(keys.map(() => sql`(?, ?, ?, ?)`))}`,
      keys.flat(),
    );
    testApp.clock.advanceDays(2);
    const written: string[] = [];
    const sizes: number[] = [];
    const execute = database.execute.bind(database);
    database.execute = async (sql, parameters) => {
      const hit = await execute(sql, parameters);
      const [, table] = /^\s*(?:DELETE FROM|UPDATE) (\w+)/.exec(sql) ?? [];
      written.push(String(table));
      if (table === 'answered_request') sizes.push(hit);
      return hit;
    };
    await testApp.runJobs().finally(() => (database.execute = execute));
    expect(written.indexOf('task')).toBeGreaterThan(-1);
    expect(written.indexOf('task')).toBeLessThan(written.indexOf('answered_request'));
    expect(sizes.length).toBeGreaterThanOrEqual(5);
    expect(Math.max(...sizes)).toBe(200);
    expect(await testApp.sql(`SELECT id FROM answered_request WHERE id LIKE 'old %'`)).toEqual([]);
  });

  it('gives each job with more to do a turn before any job gets its next', async () => {
    const turns: string[] = [];
    const busy = (name: string, batches: number) =>
      new Trial(name, async () => {
        turns.push(name);
        return turns.filter((turn) => turn === name).length < batches;
      });
    testApp.app.get(Scheduler).add(busy('long', 4));
    testApp.app.get(Scheduler).add(busy('short', 2));
    await testApp.runJobs();
    expect(turns).toEqual(['long', 'short', 'long', 'short', 'long', 'long']);
  });

  it('runs a job in one process at a time, and in another one when that is gone', async () => {
    const other = await TestApp.build(engine, testApp.settings);
    const turns: string[] = [];
    for (const [name, each] of [
      ['one', testApp],
      ['other', other],
    ] as const) {
      each.app.get(Scheduler).add(
        new Trial('shared', async () => {
          turns.push(name);
          await new Promise((resolve) => setTimeout(resolve, 5));
          return turns.length < 10;
        }),
      );
    }
    await Promise.all([testApp.runJobs(), other.runJobs()]);
    expect(new Set(turns).size).toBe(1);
    expect(turns).toHaveLength(10);
    const [first] = turns;
    const next = first === 'one' ? other : testApp;
    await next.runJobs();
    expect(turns).toHaveLength(10);
    next.clock.advance(61_000);
    await next.runJobs();
    expect(turns).toHaveLength(11);
    expect(turns.at(-1)).not.toBe(first);
    other.clock.reset();
    await other.close();
  });

  it('does not delay other jobs when one never ends', async () => {
    const busy = await TestApp.build(engine, { SCHEDULER: 'true' });
    let release = () => {};
    let ran = 0;
    const scheduler = busy.app.get(Scheduler);
    scheduler.add(new Trial('endless', () => new Promise((resolve) => (release = () => resolve(false)))));
    scheduler.add(new Trial('quick', async () => (ran += 1) > 99));
    scheduler.wake('endless');
    scheduler.wake('quick');
    await until(() => ran > 0);
    scheduler.wake('quick');
    await until(() => ran > 1);
    expect((await busy.api.send({ method: 'GET', path: '/ready' })).status).toBe(200);
    release();
    await busy.close();
  });
});

describe('a job of many pieces', () => {
  class Pieces extends ItemJob {
    readonly name = 'pieces';
    readonly waiting = new Set(Array.from({ length: 200 }, (_, n) => `${n}`.padStart(3, '0')));
    tries = 0;

    protected due(limit: number): Promise<string[]> {
      return Promise.resolve([...this.waiting].slice(0, limit));
    }

    protected execute(id: string): Promise<void> {
      this.tries += 1;
      if (id < '150') return Promise.reject(new Error('not this one'));
      this.waiting.delete(id);
      return Promise.resolve();
    }
  }

  it('reaches pieces behind many failing ones, and retries those once per round', async () => {
    const job = new Pieces();
    const reported: unknown[] = [];
    const round = async () => {
      while (await job.run((error) => reported.push(error)));
    };
    await round();
    expect([...job.waiting].every((id) => id < '150')).toBe(true);
    expect({ tries: job.tries, reported: reported.length }).toEqual({ tries: 200, reported: 150 });
    await round();
    expect(job.tries).toBe(350);
  });
});

import { PoolConnection } from 'mysql2';
import { describeOnEachDatabase, TestApp } from '../../../test/test-app';
import { type StatementBatchResult, type Statement } from './engine';
import { ReadBatcher } from './read-batcher';
import { identifier, sql } from './sql';

const LOST = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
const WRONG = Object.assign(new Error('no such column'), { errno: 1054 });

describe('reads outside of units of work', () => {
  const roundTrips: string[][] = [];
  const fails = new Map<string, Error>();
  const send = (statements: readonly Statement[]): Promise<StatementBatchResult> => {
    roundTrips.push(statements.map(({ sql }) => sql));
    const failing = statements.findIndex(({ sql }) => fails.has(sql));
    if (failing < 0) return Promise.resolve({ answers: statements.map(({ sql }) => [sql]) });
    // Like the driver, reports only that the earlier reads have completed.
    const error = fails.get(statements[failing]?.sql ?? '');
    return Promise.resolve({ answers: Array.from({ length: failing }), failure: { error } });
  };
  const reads = new ReadBatcher(send);
  const read = (name: string) => reads.rows(identifier(name), []).catch((error: unknown) => error);
  beforeEach(() => {
    roundTrips.length = 0;
    fails.clear();
  });

  it('share a round trip when they are sent together, and each gets its own rows', async () => {
    expect(await Promise.all(['a', 'b', 'c'].map(read))).toEqual([['a'], ['b'], ['c']]);
    expect(await read('d')).toEqual(['d']);
    expect(roundTrips).toEqual([['a', 'b', 'c'], ['d']]);
  });

  it('are split into several round trips when there are very many', async () => {
    const many = Array.from({ length: 20 }, (_, number) => `${number}`);
    expect(await Promise.all(many.map(read))).toEqual(many.map((sql) => [sql]));
    expect(roundTrips.map(({ length }) => length)).toEqual([8, 8, 4]);
  });

  it('fail separately: the others are sent again', async () => {
    fails.set('b', WRONG).set('c', WRONG);
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(read))).toEqual([['a'], WRONG, WRONG, ['d']]);
  });

  it('all fail when the connection is lost, and each is retried', async () => {
    fails.set('b', LOST);
    expect(await Promise.all(['a', 'b'].map(read))).toEqual([LOST, LOST]);
    expect(roundTrips).toHaveLength(1);
  });

  it('all fail when no connection is available', async () => {
    const closed = new ReadBatcher(() => Promise.reject(LOST));
    expect(await Promise.all([1, 2].map(() => closed.rows(sql`a`, []).catch((error: unknown) => error)))).toEqual([
      LOST,
      LOST,
    ]);
  });
});

describeOnEachDatabase('concurrent reads', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
  });
  afterAll(() => testApp.close());

  const number = (value: number) => testApp.database.query<{ value: number }>(sql`SELECT ? AS value`, [value]);

  it('have their own rows and their own errors', async () => {
    const [one, wrong, two] = await Promise.allSettled([
      number(1),
      testApp.database.query(sql`SELECT nothing_of_the_kind FROM person`),
      number(2),
    ]);
    expect([one, two]).toEqual([
      { status: 'fulfilled', value: [{ value: 1 }] },
      { status: 'fulfilled', value: [{ value: 2 }] },
    ]);
    expect(wrong).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('nothing_of_the_kind') },
    });
  });

  it('see everything committed before', async () => {
    const person = await testApp.person('Buyer');
    const name = () => testApp.database.query<{ name: string }>(sql`SELECT name FROM person WHERE id = ?`, [person.id]);
    for (const next of ['Asma', 'Bithi', 'Chaya']) {
      await testApp.sql('UPDATE person SET name = ? WHERE id = ?', [next, person.id]);
      expect(await Promise.all([name(), name()])).toEqual([[{ name: next }], [{ name: next }]]);
    }
  });

  it('cannot write, whatever follows a semicolon', async () => {
    const before = await testApp.sql('SELECT id FROM person');
    const sneaking = testApp.database.query(sql`SELECT 1 AS one; DELETE FROM person`);
    if (engine === 'SQLite') await sneaking.catch(() => undefined);
    else await expect(sneaking).rejects.toMatchObject({ errno: 1792 });
    expect(await testApp.sql('SELECT id FROM person')).toEqual(before);
  });

  if (engine !== 'SQLite') {
    it('are one packet to the server', async () => {
      const query = jest.spyOn(PoolConnection.prototype as unknown as { query: () => unknown }, 'query');
      await Promise.all([number(1), number(2), number(3)]);
      expect(query).toHaveBeenCalledTimes(1);
      query.mockRestore();
    });
  }
});

import { newId } from '../../kernel/ids';
import { type Statement, type Transaction } from './engine';
import { sql } from './sql';
import { isDuplicateKey } from './storage-errors';
import { describeOnEachDatabase, TestApp } from '../../../test/test-app';

const INSERT = sql`INSERT INTO newsletter_address (email, at) VALUES (?, 0)`;
const AT = sql`SELECT at FROM newsletter_address WHERE email = ?`;
const MARK = sql`UPDATE newsletter_address SET at = at + 1 WHERE email = ?`;

class Known extends Error {}

describeOnEachDatabase('a unit of work', (engine) => {
  let testApp: TestApp;
  let roundTrips: string[][];
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    const { engine: watched } = testApp.database;
    const begin = watched.begin.bind(watched);
    watched.begin = async () => {
      const transaction = await begin();
      const [together, commit] = [transaction.sendBatch.bind(transaction), transaction.commit.bind(transaction)];
      const seen = (statements: readonly Statement[], ...behind: string[]) =>
        void roundTrips.push([...statements.map(({ sql }) => sql), ...behind]);
      return Object.assign(transaction, {
        sendBatch: (statements: readonly Statement[]) => {
          seen(statements);
          return together(statements);
        },
        commit: (statements: readonly Statement[]) => {
          seen(statements, 'COMMIT');
          return commit(statements);
        },
      } satisfies Partial<Transaction>);
    };
  });
  afterAll(() => testApp.close());
  beforeEach(() => (roundTrips = []));

  const address = () => `${newId()}@kaaj.test`.toLowerCase();
  const stored = (email: string) => testApp.sql<{ at: number }>(AT, [email]);
  const run = <T>(work: () => Promise<T>) => testApp.database.run(work);

  it('sends concurrent statements in one round trip, in order, and returns each its own result', async () => {
    const email = address();
    const answers = await run(() =>
      Promise.all([
        testApp.database.execute(INSERT, [email]),
        testApp.database.execute(MARK, [email]),
        testApp.database.query<{ at: number }>(AT, [email]),
        testApp.database.execute(MARK, [address()]),
      ]),
    );
    expect(answers).toEqual([1, 1, [{ at: 1 }], 0]);
    expect(roundTrips).toEqual([[INSERT, MARK, AT, MARK], ['COMMIT']]);
  });

  it('sends an enqueued write with the next awaited statement, or with COMMIT', async () => {
    const email = address();
    await run(async () => {
      testApp.database.enqueueWrite(INSERT, [email]);
      expect(await testApp.database.query(AT, [email])).toEqual([{ at: 0 }]);
      testApp.database.enqueueWrite(MARK, [email]);
      testApp.database.enqueueWrite(MARK, [address()]);
      testApp.database.enqueueWrite(MARK, [email]);
    });
    expect(roundTrips).toEqual([
      [INSERT, AT],
      [MARK, MARK, MARK, 'COMMIT'],
    ]);
    expect(await stored(email)).toEqual([{ at: 2 }]);
  });

  it('does not commit after an enqueued write that fails, and throws its mapped error', async () => {
    const [email, before] = [address(), address()];
    await run(() => testApp.database.execute(INSERT, [before]));
    const failing = run(async () => {
      await testApp.database.execute(INSERT, [email]);
      testApp.database.enqueueWrite(MARK, [email], { mapError: () => new Error('This one did not fail.') });
      testApp.database.enqueueWrite(INSERT, [before], { mapError: () => new Known() });
      testApp.database.enqueueWrite(MARK, [before], { mapError: () => new Error('This one was not tried.') });
    });
    await expect(failing).rejects.toThrow(Known);
    expect([await stored(email), await stored(before)]).toEqual([[], [{ at: 0 }]]);
  });

  it('stores nothing when an enqueued write fails, and throws its mapped error', async () => {
    const [email, before] = [address(), address()];
    await run(() => testApp.database.execute(INSERT, [before]));
    const instead = (error: unknown) => (isDuplicateKey(error) ? new Known() : error);
    const errors: unknown[] = [];
    const failing = run(async () => {
      testApp.database.enqueueWrite(INSERT, [email]);
      testApp.database.enqueueWrite(INSERT, [before], { mapError: instead });
      await testApp.database.query(AT, [email]).catch((error: unknown) => errors.push(error));
      await testApp.database.execute(MARK, [before]).catch((error: unknown) => errors.push(error));
    });
    await expect(failing).rejects.toThrow(Known);
    expect(errors).toEqual([expect.any(Known), expect.any(Known)]);
    expect([await stored(email), await stored(before)]).toEqual([[], [{ at: 0 }]]);
  });

  it('continues after a failed statement whose error was caught, with all other statements', async () => {
    const [one, other, before] = [address(), address(), address()];
    await run(() => testApp.database.execute(INSERT, [before]));
    await run(async () => {
      const refused = testApp.database.execute(INSERT, [before]).catch((error: unknown) => isDuplicateKey(error));
      testApp.database.enqueueWrite(INSERT, [one]);
      const [wasDuplicate, read] = await Promise.all([refused, testApp.database.query(AT, [before])]);
      expect([wasDuplicate, read]).toEqual([true, [{ at: 0 }]]);
      const [first, , second] = await Promise.all([
        testApp.database.query(AT, [one]),
        testApp.database.execute(INSERT, [before]).catch(() => undefined),
        testApp.database.execute(INSERT, [other]),
      ]);
      expect([first, second]).toEqual([[{ at: 0 }], 1]);
    });
    expect([await stored(one), await stored(other), await stored(before)]).toEqual(Array(3).fill([{ at: 0 }]));
  });

  it('ends for all branches: one that continues after a failure changes nothing', async () => {
    const [email, late] = [address(), address()];
    const outcomes: unknown[] = [];
    const otherBranch = async () => {
      await testApp.database.execute(INSERT, [email]);
      await Promise.resolve();
      await testApp.database.execute(INSERT, [late]);
    };
    const failing = run(async () => {
      await Promise.all([
        testApp.database.execute(MARK, [email]).then(() => {
          throw new Known();
        }),
        otherBranch().catch((error: unknown) => outcomes.push(error)),
      ]);
    });
    await expect(failing).rejects.toThrow(Known);
    expect(outcomes).toEqual([expect.any(Known)]);
    expect([await stored(email), await stored(late)]).toEqual([[], []]);
  });

  it('is required around an enqueued write', () => {
    expect(() => testApp.database.enqueueWrite(INSERT, [address()])).toThrow('unit of work');
  });
});

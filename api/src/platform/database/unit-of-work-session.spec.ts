import { newId } from '../../kernel/ids';
import { type Statement, type Transaction } from './engine';
import { sql } from './sql';
import { isDuplicateKey } from './storage-errors';
import { describeOnEachDatabase, World } from '../../../test/world';

const INSERT = sql`INSERT INTO newsletter_address (email, at) VALUES (?, 0)`;
const AT = sql`SELECT at FROM newsletter_address WHERE email = ?`;
const MARK = sql`UPDATE newsletter_address SET at = at + 1 WHERE email = ?`;

class Known extends Error {}

describeOnEachDatabase('a unit of work', (engine) => {
  let world: World;
  let trips: string[][];
  beforeAll(async () => {
    world = await World.build(engine);
    const { engine: watched } = world.database;
    const begin = watched.begin.bind(watched);
    watched.begin = async () => {
      const transaction = await begin();
      const [together, commit] = [transaction.sendBatch.bind(transaction), transaction.commit.bind(transaction)];
      const seen = (statements: readonly Statement[], ...behind: string[]) =>
        void trips.push([...statements.map(({ sql }) => sql), ...behind]);
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
  afterAll(() => world.close());
  beforeEach(() => (trips = []));

  const address = () => `${newId()}@kaaj.test`.toLowerCase();
  const kept = (email: string) => world.sql<{ at: number }>(AT, [email]);
  const run = <T>(work: () => Promise<T>) => world.database.run(work);

  it('sends what is said at once in one trip, in the order in which it was said, and tells each its own answer', async () => {
    const email = address();
    const answers = await run(() =>
      Promise.all([
        world.database.execute(INSERT, [email]),
        world.database.execute(MARK, [email]),
        world.database.query<{ at: number }>(AT, [email]),
        world.database.execute(MARK, [address()]),
      ]),
    );
    expect(answers).toEqual([1, 1, [{ at: 1 }], 0]);
    expect(trips).toEqual([[INSERT, MARK, AT, MARK], ['COMMIT']]);
  });

  it('sends a write that nobody waits for with the next that somebody waits for, or with COMMIT', async () => {
    const email = address();
    await run(async () => {
      world.database.enqueueWrite(INSERT, [email]);
      expect(await world.database.query(AT, [email])).toEqual([{ at: 0 }]);
      world.database.enqueueWrite(MARK, [email]);
      world.database.enqueueWrite(MARK, [address()]);
      world.database.enqueueWrite(MARK, [email]);
    });
    expect(trips).toEqual([
      [INSERT, AT],
      [MARK, MARK, MARK, 'COMMIT'],
    ]);
    expect(await kept(email)).toEqual([{ at: 2 }]);
  });

  it('does not commit behind such a write that fails, and ends with what was to be said instead', async () => {
    const [email, before] = [address(), address()];
    await run(() => world.database.execute(INSERT, [before]));
    const failing = run(async () => {
      await world.database.execute(INSERT, [email]);
      world.database.enqueueWrite(MARK, [email], { mapError: () => new Error('This one did not fail.') });
      world.database.enqueueWrite(INSERT, [before], { mapError: () => new Known() });
      world.database.enqueueWrite(MARK, [before], { mapError: () => new Error('This one was not tried.') });
    });
    await expect(failing).rejects.toThrow(Known);
    expect([await kept(email), await kept(before)]).toEqual([[], [{ at: 0 }]]);
  });

  it('keeps nothing where such a write fails, and ends with what was to be said instead', async () => {
    const [email, before] = [address(), address()];
    await run(() => world.database.execute(INSERT, [before]));
    const instead = (error: unknown) => (isDuplicateKey(error) ? new Known() : error);
    const heard: unknown[] = [];
    const failing = run(async () => {
      world.database.enqueueWrite(INSERT, [email]);
      world.database.enqueueWrite(INSERT, [before], { mapError: instead });
      await world.database.query(AT, [email]).catch((error: unknown) => heard.push(error));
      await world.database.execute(MARK, [before]).catch((error: unknown) => heard.push(error));
    });
    await expect(failing).rejects.toThrow(Known);
    expect(heard).toEqual([expect.any(Known), expect.any(Known)]);
    expect([await kept(email), await kept(before)]).toEqual([[], [{ at: 0 }]]);
  });

  it('goes on behind a refused statement that somebody looked after, with everything else that was said', async () => {
    const [one, other, before] = [address(), address(), address()];
    await run(() => world.database.execute(INSERT, [before]));
    await run(async () => {
      const refused = world.database.execute(INSERT, [before]).catch((error: unknown) => isDuplicateKey(error));
      world.database.enqueueWrite(INSERT, [one]);
      const [wasDuplicate, read] = await Promise.all([refused, world.database.query(AT, [before])]);
      expect([wasDuplicate, read]).toEqual([true, [{ at: 0 }]]);
      const [first, , second] = await Promise.all([
        world.database.query(AT, [one]),
        world.database.execute(INSERT, [before]).catch(() => undefined),
        world.database.execute(INSERT, [other]),
      ]);
      expect([first, second]).toEqual([[{ at: 0 }], 1]);
    });
    expect([await kept(one), await kept(other), await kept(before)]).toEqual(Array(3).fill([{ at: 0 }]));
  });

  it('ends for everybody: who goes on beside what failed changes nothing', async () => {
    const [email, late] = [address(), address()];
    const outcomes: unknown[] = [];
    const goesOn = async () => {
      await world.database.execute(INSERT, [email]);
      await Promise.resolve();
      await world.database.execute(INSERT, [late]);
    };
    const failing = run(async () => {
      await Promise.all([
        world.database.execute(MARK, [email]).then(() => {
          throw new Known();
        }),
        goesOn().catch((error: unknown) => outcomes.push(error)),
      ]);
    });
    await expect(failing).rejects.toThrow(Known);
    expect(outcomes).toEqual([expect.any(Known)]);
    expect([await kept(email), await kept(late)]).toEqual([[], []]);
  });

  it('is needed around a write that nobody waits for', () => {
    expect(() => world.database.enqueueWrite(INSERT, [address()])).toThrow('unit of work');
  });
});

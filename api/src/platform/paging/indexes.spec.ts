import { fill } from '../../../test/support/filled';
import { describeOn, World, SERVER } from '../../../test/world';
import { type Id } from '../../kernel/ids';
import { BatchPagesQuery } from '../../contexts/batches/adapters/out/batch-pages.query';
import { DisputePagesQuery } from '../../contexts/disputes/adapters/out/dispute-pages.query';
import { UserListQuery } from '../../contexts/people/adapters/out/user-list.query';
import { Inbox } from '../../contexts/messages';
import { PaymentPagesQuery } from '../../contexts/payments';
import { PayoutPagesQuery, WithdrawalPagesQuery } from '../../contexts/cash-out';
import { SubmissionPagesQuery } from '../../contexts/submissions/adapters/out/submission-pages.query';
import { Submissions } from '../../contexts/submissions/application/submissions';
import { type Submission } from '../../contexts/submissions/domain/submission';
import { TaskListQuery } from '../../contexts/tasks/adapters/out/task-list.query';
import { ManagedTasksQuery } from '../../contexts/tasks/adapters/out/managed-tasks.query';
import { ReviewQueueQuery } from '../../contexts/tasks/adapters/out/review-queue.query';
import { TaskPagesQuery } from '../../contexts/tasks/adapters/out/task-pages.query';
import { StatementQuery } from '../../contexts/wallet/adapters/out/statement.query';
import { Database } from '../database/database';
import { type Sql, sql } from '../database/sql';

const ROWS = 600;
const SIZE = 5;
/** A task that much work was sent for. */
const TASK = '01M83QZ0V3M6E9K4T2B7XW5NHC' as Id;

type Next = string | null;
type Turn = (world: World, person: { id: Id; email: string }, cursor: string | undefined) => Promise<Next>;

const LISTS: Readonly<Record<string, Turn>> = {
  'tasks, newest first': tasks({}),
  'tasks with a place, newest first': tasks({ openOnly: true }),
  'tasks, best paid first': tasks({ sort: 'dsc' }),
  'tasks, worst paid first': tasks({ sort: 'asc' }),
  'tasks with a place, worst paid first': tasks({ sort: 'asc', openOnly: true }),
  'tasks, full ones last': tasks({ fullLast: true }),
  'tasks, full ones last, best paid first': tasks({ fullLast: true, sort: 'dsc' }),
  'tasks within a pay range': tasks({ minPay: 10, maxPay: 20 }),
  'the tasks of a buyer': async (world, { email }, cursor) =>
    (await world.app.get(TaskPagesQuery).ofBuyer(email, undefined, { cursor, size: SIZE })).page.next,
  'the tasks of a buyer, the soonest completion date first': async (world, { email }, cursor) =>
    (await world.app.get(TaskPagesQuery).ofBuyer(email, undefined, { sort: 'asc', cursor, size: SIZE })).page.next,
  'the tasks of a buyer, the latest completion date first': async (world, { email }, cursor) =>
    (await world.app.get(TaskPagesQuery).ofBuyer(email, undefined, { sort: 'dsc', cursor, size: SIZE })).page.next,
  'the tasks an Admin manages': managedTasks({}),
  'the tasks an Admin manages, the soonest completion date first': managedTasks({ sort: 'asc' }),
  'the tasks an Admin manages, the latest completion date first': managedTasks({ sort: 'dsc' }),
  'tasks to review before they are public': async (world, { id }, cursor) =>
    (await world.app.get(ReviewQueueQuery).page({ personId: id, role: 'Admin' }, cursor, SIZE)).page.next,
  'the batches of a buyer': async (world, { id }, cursor) =>
    (await world.app.get(BatchPagesQuery).page(id, cursor, SIZE)).next,
  'work to review': async (world, { id }, cursor) =>
    (await world.app.get(SubmissionPagesQuery).forBuyer(id, cursor, SIZE)).next,
  'work for one task': async (world, { id }, cursor) =>
    (await world.app.get(SubmissionPagesQuery).received(id, { decided: false, taskId: TASK }, cursor, SIZE)).next,
  'work found by a search': async (world, { id }, cursor) =>
    (
      await world.app
        .get(SubmissionPagesQuery)
        .received(id, { decided: true, taskId: undefined, search: 'proof' }, cursor, SIZE)
    ).next,
  'accepted work': async (world, { id }, cursor) =>
    (await world.app.get(SubmissionPagesQuery).acceptedOf(id, cursor, SIZE)).next,
  notifications: async (world, { id }, cursor) => (await world.app.get(Inbox).page(id, cursor, SIZE)).next,
  payments: async (world, { id, email }, cursor) =>
    (await world.app.get(PaymentPagesQuery).ofBuyer(id, email, cursor, SIZE)).page.next,
  'own withdrawals': async (world, { id }, cursor) =>
    (await world.app.get(WithdrawalPagesQuery).ofWorker(id, cursor, SIZE)).next,
  'own disputes': async (world, { id }, cursor) => (await world.app.get(DisputePagesQuery).page(id, cursor, SIZE)).next,
  'disputes to decide': async (world, _, cursor) =>
    (await world.app.get(DisputePagesQuery).page(undefined, cursor, SIZE)).next,
  'payouts to send': async (world, _, cursor) =>
    (await world.app.get(PayoutPagesQuery).page('queued', cursor, SIZE)).next,
  'payouts that arrived': async (world, _, cursor) =>
    (await world.app.get(PayoutPagesQuery).page('confirmed', cursor, SIZE)).next,
  'withdrawals to decide': async (world, _, cursor) =>
    (await world.app.get(WithdrawalPagesQuery).forAdmin(cursor, SIZE)).next,
  everybody: async (world, _, cursor) =>
    (await world.app.get(UserListQuery).page({ search: undefined, cursor, size: SIZE })).next,
  'the statement': async (world, { id }, cursor) =>
    (await world.app.get(StatementQuery).page(id, {}, cursor, SIZE)).next,
};

function tasks(filter: Parameters<TaskListQuery['page']>[0]): Turn {
  return async (world, _, cursor) =>
    (await world.app.get(TaskListQuery).page({ ...filter, size: SIZE, ...(cursor !== undefined && { cursor }) })).page
      .next;
}

function managedTasks(filter: Parameters<ManagedTasksQuery['page']>[0]): Turn {
  return async (world, { id }, cursor) =>
    (await world.app.get(ManagedTasksQuery).page({ ...filter, cursor, size: SIZE }, { personId: id, role: 'Admin' }))
      .page.next;
}

describeOn(SERVER, 'every page walks along an index and sorts nothing', () => {
  let world: World;
  let person: { id: Id; email: string };
  beforeAll(async () => {
    world = await World.build(SERVER);
    person = await world.person('Buyer');
    await fill(world.database, person.id, { from: 0, to: ROWS });
    // Of others, and over: an empty table is read from its beginning.
    await world.sql(
      `INSERT INTO task_stream (id, buyer_id, title, payable, completion_date, status, items, posted, search_text)
       SELECT id, 'others', title, payable, completion_date, 'expired', 1, 1, '' FROM task`,
    );
    await world.sql('ANALYZE TABLE task_stream');
    await world.sql("UPDATE task SET status = 'review', review = 'waiting' WHERE buyer_id = ? ORDER BY id LIMIT 40", [
      person.id,
    ]);
    await world.sql('ANALYZE TABLE task');
    await world.sql(
      'UPDATE submission SET task_id = ?, worker_id = id WHERE buyer_id = ? AND decided_at = 0 ORDER BY id LIMIT 20',
      [TASK, person.id],
    );
  });
  afterAll(() => world.close());

  it.each(Object.keys(LISTS))('%s', async (name) => {
    const turn = LISTS[name] as Turn;
    let cursor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const read = await statementsOf(world, () => turn(world, person, cursor));
      for (const { sql, parameters } of read.statements) {
        for (const step of await explain(world, sql, parameters)) {
          // A bounded count goes along a key from its beginning on every page, and so does the look for the first item of a batch.
          const fromTheBeginning = cursor === undefined || /COUNT\(/.test(sql) || step.table === 'item';
          expect(`page ${page}: ${step.type}`).toMatch(fromTheBeginning ? FIRST : /range/);
          expect(`page ${page}: ${step.Extra}`).not.toMatch(/filesort|temporary/);
        }
      }
      expect(read.result).not.toBeNull();
      cursor = read.result ?? undefined;
    }
  });
});

describeOn(SERVER, 'figures of an overview are counted from an index alone', () => {
  let world: World;
  let person: { id: Id };
  beforeAll(async () => {
    world = await World.build(SERVER);
    person = await world.person('Buyer');
    await fill(world.database, person.id, { from: 0, to: ROWS });
  });
  afterAll(() => world.close());

  it.each<[string, () => Promise<unknown>]>([
    ['tasks of a buyer', () => world.app.get(TaskPagesQuery).figuresOf(person.id, { from: 0, turn: 0 })],
    ['work of a worker', () => world.app.get(SubmissionPagesQuery).figuresOf(person.id, { from: 0, turn: 0 })],
    ['how much work a worker has sent', () => world.app.get(SubmissionPagesQuery).sentBy(person.id)],
    ['work for some tasks', () => world.app.get(SubmissionPagesQuery).receivedAmong([TASK], person.id)],
  ])('%s', async (_, figures) => {
    const { statements } = await statementsOf(world, figures, /COUNT/);
    const steps = await Promise.all(statements.map(({ sql, parameters }) => explain(world, sql, parameters)));
    for (const { Extra } of steps.flat()) expect(Extra).toMatch(/Using index(?! condition)/);
    expect(steps.flat()).not.toHaveLength(0);
  });
});

describeOn(SERVER, 'what is asked with each piece of work that is sent', () => {
  let world: World;
  let person: { id: Id };
  beforeAll(async () => {
    world = await World.build(SERVER);
    person = await world.person('Buyer');
    await fill(world.database, person.id, { from: 0, to: ROWS });
  });
  afterAll(() => world.close());

  it.each([0, 5, 1_000_000])(
    'goes along an index to whether its buyer decided on other work since %d',
    async (since) => {
      const sent = { id: TASK, buyerId: person.id } as Submission;
      const { statements } = await statementsOf(
        world,
        () => world.app.get(Submissions).hasOtherPendingOrRecent(sent, since),
        /LIMIT 1/,
      );
      for (const { sql, parameters } of statements) {
        const steps = await explain(world, sql, parameters);
        expect(steps.map(({ key, type }) => [key, type])).toEqual([['submission_for_buyer', 'range']]);
      }
    },
  );
});

interface Asked {
  readonly sql: Sql;
  readonly parameters: readonly unknown[];
}

/** The statements that match, and what came of them; those with an order are the ones with which a page itself is read. */
async function statementsOf<Result>({ database }: World, turn: () => Promise<Result>, kind = /ORDER BY/) {
  const statements: Asked[] = [];
  const query = jest.spyOn(database, 'query').mockImplementation(function <Row>(
    this: Database,
    sql: Sql,
    parameters: readonly unknown[] = [],
  ): Promise<Row[]> {
    if (kind.test(sql)) statements.push({ sql, parameters });
    return Database.prototype.query.call(this, sql, parameters) as Promise<Row[]>;
  });
  const result = await turn();
  query.mockRestore();
  expect(statements.length).toBeGreaterThan(0);
  return { statements, result };
}

/** MySQL says `index` of a first page that begins at the end of an index and stops at its size. */
const FIRST = SERVER === 'MySQL' ? /range|ref|index/ : /range|ref/;

interface Step {
  readonly table: string | null;
  readonly type: string | null;
  readonly key: string | null;
  readonly Extra: string | null;
}

/** How the database goes about a statement, as far as tables of ours are read by their order. */
async function explain({ database }: World, statement: Sql, parameters: readonly unknown[]): Promise<Step[]> {
  const steps = await database.query<Step>(sql`EXPLAIN FORMAT=TRADITIONAL ${statement}`, parameters);
  return steps
    .filter(({ table, key }) => table !== null && !table.startsWith('<') && key !== 'PRIMARY')
    .map(({ table, type, key, Extra }) => ({ table, type, key, Extra: Extra ?? '' }));
}

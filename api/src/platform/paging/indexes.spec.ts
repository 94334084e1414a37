import { fill } from '../../../test/support/seed-lists';
import { describeOn, TestApp, SERVER } from '../../../test/test-app';
import { type Id } from '../../kernel/ids';
import { BatchPagesQuery } from '../../contexts/batches/adapters/out/batch-pages.query';
import { DisputePagesQuery } from '../../contexts/disputes/adapters/out/dispute-pages.query';
import { UserListQuery } from '../../contexts/people/adapters/out/user-list.query';
import { Inbox } from '../../contexts/messages';
import { PaymentPagesQuery } from '../../contexts/payments';
import { PayoutPagesQuery, WithdrawalPagesQuery } from '../../contexts/cash-out';
import { RejectionSuspensionController } from '../../contexts/submissions/adapters/in/rejection-suspension.controller';
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
/** A task with many submissions. */
const TASK = '01M83QZ0V3M6E9K4T2B7XW5NHC' as Id;

type Next = string | null;
type ReadPage = (testApp: TestApp, person: { id: Id; email: string }, cursor: string | undefined) => Promise<Next>;

const LISTS: Readonly<Record<string, ReadPage>> = {
  'tasks, newest first': tasks({}),
  'tasks with a place, newest first': tasks({ openOnly: true }),
  'tasks, best paid first': tasks({ sort: 'dsc' }),
  'tasks, worst paid first': tasks({ sort: 'asc' }),
  'tasks with a place, worst paid first': tasks({ sort: 'asc', openOnly: true }),
  'tasks, full ones last': tasks({ fullLast: true }),
  'tasks, full ones last, best paid first': tasks({ fullLast: true, sort: 'dsc' }),
  'tasks within a pay range': tasks({ minPay: 10, maxPay: 20 }),
  'the tasks of a buyer': async (testApp, { email }, cursor) =>
    (await testApp.app.get(TaskPagesQuery).ofBuyer(email, undefined, { cursor, size: SIZE })).page.next,
  'the tasks of a buyer, the soonest completion date first': async (testApp, { email }, cursor) =>
    (await testApp.app.get(TaskPagesQuery).ofBuyer(email, undefined, { sort: 'asc', cursor, size: SIZE })).page.next,
  'the tasks of a buyer, the latest completion date first': async (testApp, { email }, cursor) =>
    (await testApp.app.get(TaskPagesQuery).ofBuyer(email, undefined, { sort: 'dsc', cursor, size: SIZE })).page.next,
  'the tasks an Admin manages': managedTasks({}),
  'the tasks an Admin manages, the soonest completion date first': managedTasks({ sort: 'asc' }),
  'the tasks an Admin manages, the latest completion date first': managedTasks({ sort: 'dsc' }),
  'tasks to review before they are public': async (testApp, { id }, cursor) =>
    (await testApp.app.get(ReviewQueueQuery).page({ personId: id, role: 'Admin' }, cursor, SIZE)).page.next,
  'buyers who may not reject': async (testApp, _, cursor) => {
    const { app } = testApp;
    return (await app.get(RejectionSuspensionController).listRejectionSuspensions({ cursor, size: SIZE })).page.next;
  },
  'the batches of a buyer': async (testApp, { id }, cursor) =>
    (await testApp.app.get(BatchPagesQuery).page(id, cursor, SIZE)).next,
  'work to review': async (testApp, { id }, cursor) =>
    (await testApp.app.get(SubmissionPagesQuery).forBuyer(id, cursor, SIZE)).next,
  'work for one task': async (testApp, { id }, cursor) =>
    (await testApp.app.get(SubmissionPagesQuery).received(id, { decided: false, taskId: TASK }, cursor, SIZE)).next,
  'work found by a search': async (testApp, { id }, cursor) =>
    (
      await testApp.app
        .get(SubmissionPagesQuery)
        .received(id, { decided: true, taskId: undefined, search: 'proof' }, cursor, SIZE)
    ).next,
  'accepted work': async (testApp, { id }, cursor) =>
    (await testApp.app.get(SubmissionPagesQuery).ofWorker(id, { cursor, status: 'accepted' }, SIZE)).next,
  notifications: async (testApp, { id }, cursor) => (await testApp.app.get(Inbox).page(id, cursor, SIZE)).next,
  payments: async (testApp, { id, email }, cursor) =>
    (await testApp.app.get(PaymentPagesQuery).ofBuyer(id, email, cursor, SIZE)).page.next,
  'own withdrawals': async (testApp, { id }, cursor) =>
    (await testApp.app.get(WithdrawalPagesQuery).ofWorker(id, cursor, SIZE)).next,
  'own disputes': async (testApp, { id }, cursor) =>
    (await testApp.app.get(DisputePagesQuery).page(id, cursor, SIZE)).next,
  'disputes to decide': async (testApp, _, cursor) =>
    (await testApp.app.get(DisputePagesQuery).page(undefined, cursor, SIZE)).next,
  'payouts to send': async (testApp, _, cursor) =>
    (await testApp.app.get(PayoutPagesQuery).page('queued', cursor, SIZE)).next,
  'payouts that arrived': async (testApp, _, cursor) =>
    (await testApp.app.get(PayoutPagesQuery).page('confirmed', cursor, SIZE)).next,
  'withdrawals to decide': async (testApp, _, cursor) =>
    (await testApp.app.get(WithdrawalPagesQuery).forAdmin(cursor, SIZE)).next,
  everybody: async (testApp, _, cursor) => (await testApp.app.get(UserListQuery).page(undefined, cursor, SIZE)).next,
  'the statement': async (testApp, { id }, cursor) =>
    (await testApp.app.get(StatementQuery).page(id, {}, cursor, SIZE)).next,
};

function tasks(filter: Parameters<TaskListQuery['page']>[0]): ReadPage {
  return async (testApp, _, cursor) =>
    (await testApp.app.get(TaskListQuery).page({ ...filter, size: SIZE, ...(cursor !== undefined && { cursor }) })).page
      .next;
}

function managedTasks(filter: Parameters<ManagedTasksQuery['page']>[0]): ReadPage {
  return async (testApp, { id }, cursor) =>
    (await testApp.app.get(ManagedTasksQuery).page({ ...filter, cursor, size: SIZE }, { personId: id, role: 'Admin' }))
      .page.next;
}

describeOn(SERVER, 'every page uses an index and sorts nothing', () => {
  let testApp: TestApp;
  let person: { id: Id; email: string };
  beforeAll(async () => {
    testApp = await TestApp.build(SERVER);
    person = await testApp.person('Buyer');
    await fill(testApp.database, person.id, { from: 0, to: ROWS });
    // Of others, and closed: an empty table is read from its beginning.
    await testApp.sql(
      `INSERT INTO task_stream (id, buyer_id, title, payable, completion_date, status, items, posted, search_text)
       SELECT id, 'others', title, payable, completion_date, 'expired', 1, 1, '' FROM task`,
    );
    await testApp.sql('ANALYZE TABLE task_stream');
    await testApp.sql("UPDATE task SET status = 'review', review = 'waiting' WHERE buyer_id = ? ORDER BY id LIMIT 40", [
      person.id,
    ]);
    await testApp.sql('ANALYZE TABLE task');
    await testApp.sql(
      'UPDATE submission SET task_id = ?, worker_id = id WHERE buyer_id = ? AND decided_at = 0 ORDER BY id LIMIT 20',
      [TASK, person.id],
    );
  });
  afterAll(() => testApp.close());

  it.each(Object.keys(LISTS))('%s', async (name) => {
    const readPage = LISTS[name] as ReadPage;
    let cursor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const read = await statementsOf(testApp, () => readPage(testApp, person, cursor));
      for (const { sql, parameters } of read.statements) {
        for (const step of await explain(testApp, sql, parameters)) {
          // A bounded count reads a key from its start on every page, and so does the search for the first item of a
          // batch.
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

describeOn(SERVER, 'figures of an overview are counted from an index only', () => {
  let testApp: TestApp;
  let person: { id: Id };
  beforeAll(async () => {
    testApp = await TestApp.build(SERVER);
    person = await testApp.person('Buyer');
    await fill(testApp.database, person.id, { from: 0, to: ROWS });
  });
  afterAll(() => testApp.close());

  it.each<[string, () => Promise<unknown>]>([
    ['tasks of a buyer', () => testApp.app.get(TaskPagesQuery).figuresOf(person.id, { from: 0, turn: 0 })],
    ['submissions of a worker', () => testApp.app.get(SubmissionPagesQuery).figuresOf(person.id, { from: 0, turn: 0 })],
    ['number of submissions of a worker', () => testApp.app.get(SubmissionPagesQuery).sentBy(person.id)],
    [
      'number of accepted submissions of a worker',
      () => testApp.app.get(SubmissionPagesQuery).sentBy(person.id, 'accepted'),
    ],
    ['submissions for some tasks', () => testApp.app.get(SubmissionPagesQuery).receivedAmong([TASK], person.id)],
  ])('%s', async (_, figures) => {
    const { statements } = await statementsOf(testApp, figures, /COUNT/);
    const steps = await Promise.all(statements.map(({ sql, parameters }) => explain(testApp, sql, parameters)));
    for (const { Extra } of steps.flat()) expect(Extra).toMatch(/Using index(?! condition)/);
    expect(steps.flat()).not.toHaveLength(0);
  });
});

describeOn(SERVER, 'the query that runs with each submission', () => {
  let testApp: TestApp;
  let person: { id: Id };
  beforeAll(async () => {
    testApp = await TestApp.build(SERVER);
    person = await testApp.person('Buyer');
    await fill(testApp.database, person.id, { from: 0, to: ROWS });
  });
  afterAll(() => testApp.close());

  it.each([0, 5, 1_000_000])(
    'uses an index to find whether its buyer decided on other work since %d',
    async (since) => {
      const sent = { id: TASK, buyerId: person.id } as Submission;
      const { statements } = await statementsOf(
        testApp,
        () => testApp.app.get(Submissions).hasOtherPendingOrRecent(sent, since),
        /LIMIT 1/,
      );
      for (const { sql, parameters } of statements) {
        const steps = await explain(testApp, sql, parameters);
        expect(steps.map(({ key, type }) => [key, type])).toEqual([['submission_for_buyer', 'range']]);
      }
    },
  );
});

interface SentQuery {
  readonly sql: Sql;
  readonly parameters: readonly unknown[];
}

/** The matching statements and their results; those with an order read the page itself. */
async function statementsOf<Result>({ database }: TestApp, action: () => Promise<Result>, kind = /ORDER BY/) {
  const statements: SentQuery[] = [];
  const query = jest.spyOn(database, 'query').mockImplementation(function <Row>(
    this: Database,
    sql: Sql,
    parameters: readonly unknown[] = [],
  ): Promise<Row[]> {
    if (kind.test(sql)) statements.push({ sql, parameters });
    return Database.prototype.query.call(this, sql, parameters) as Promise<Row[]>;
  });
  const result = await action();
  query.mockRestore();
  expect(statements.length).toBeGreaterThan(0);
  return { statements, result };
}

/** MySQL reports `index` for a first page that starts at the end of an index and stops at its size. */
const FIRST = SERVER === 'MySQL' ? /range|ref|index/ : /range|ref/;

interface Step {
  readonly table: string | null;
  readonly type: string | null;
  readonly key: string | null;
  readonly Extra: string | null;
}

/** The query plan of a statement, for tables of ours that are read in order. */
async function explain({ database }: TestApp, statement: Sql, parameters: readonly unknown[]): Promise<Step[]> {
  const steps = await database.query<Step>(sql`EXPLAIN FORMAT=TRADITIONAL ${statement}`, parameters);
  return steps
    .filter(({ table, key }) => table !== null && !table.startsWith('<') && key !== 'PRIMARY')
    .map(({ table, type, key, Extra }) => ({ table, type, key, Extra: Extra ?? '' }));
}

import { type Notification, type Role, SHOWN_REJECTION_CODES } from '@kaaj/contract';
import { ENGINES } from '../../test/support/databases';
import { until } from '../../test/support/processes';
import {
  describeOn,
  describeOnEachDatabase,
  describeOnOneDatabase,
  Person,
  SERVER,
  TestApp,
} from '../../test/test-app';
import { VerifyBooks } from '../contexts/books';
import { DecideDispute } from '../contexts/disputes/application/decide-dispute';
import { IdentityProvider } from '../contexts/identity/application/identity-provider';
import { ReviewSubmission } from '../contexts/submissions/application/review-submission';
import { COMMIT_HORIZON_MS } from '../contexts/wallet';
import { calendarDay, daysAfter } from '../kernel/clock';
import { Scheduler } from '../platform/scheduler/scheduler';
import { DEMONSTRATION } from './demonstration-people';
import { seedDemo } from './seed-demo';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until half past this hour. At ten past midnight a day is closed, which may lie between two steps of a test. */
const { now } = Date;
const AHEAD_MS = 30 * 60_000 - (now() % (60 * 60_000));
beforeAll(() => jest.spyOn(Date, 'now').mockImplementation(() => now() + AHEAD_MS));
afterAll(() => jest.restoreAllMocks());

async function faultsOf(testApp: TestApp): Promise<unknown[]> {
  const faults: unknown[] = [];
  for await (const fault of testApp.app.get(VerifyBooks).execute({})) faults.push(fault);
  return faults;
}

/** A zone in which it is now this hour of the day (0 to 23). */
function zoneWhereItIs(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 35) % 24) - 11;
  // The sign of these names is that of POSIX: GMT-6 is six hours ahead.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

const FIRST = ENGINES[0] ?? 'SQLite';

/** Shortly after midnight and late in the evening, because the demonstration must work at every hour. */
const HOURS: Readonly<Record<string, number>> = { SQLite: 0, MariaDB: 22 };

interface Overview {
  readonly history: readonly { readonly day: string }[];
}

const DEMO_SETTINGS = { DEMO: 'true', TIME_ZONE: zoneWhereItIs(HOURS[FIRST] ?? 12) };

/** The shape of the data that one server creates without an interruption, once it has been created. */
let uninterrupted: Promise<unknown> | undefined;

describeOnEachDatabase('the demonstration data', (engine) => {
  let testApp: TestApp;
  const started = now() + AHEAD_MS;
  const today = () => calendarDay(started - COMMIT_HORIZON_MS, testApp.config.timeZone);
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { DEMO: 'true', TIME_ZONE: zoneWhereItIs(HOURS[engine] ?? 12) });
    await seedDemo(testApp.app);
    if (engine === FIRST) uninterrupted = shapeOf(testApp);
    await uninterrupted;
  });
  afterAll(() => testApp.close());

  const signIn = async (wanted: Role) => {
    const found = DEMONSTRATION.find(({ role }) => role === wanted) as (typeof DEMONSTRATION)[number];
    const person = new Person(testApp.api, found.name, found.email, found.password, wanted);
    await person.signIn();
    return person;
  };

  it('leaves a valid ledger and correct counters, and no work for the jobs', async () => {
    expect((await testApp.balances())['ledgerSum']).toBe(0);
    expect(await testApp.wrongCounters()).toEqual([]);
    // Every run writes its jobs and last checks, and expired sessions are deleted daily.
    const ofTheJobs = [
      'job_lease',
      'survey',
      'saved_filter',
      'session_end',
      'mail_place',
      'record_pair',
      'stored_picture',
    ];
    const before = await testApp.snapshotWithoutOutbox(ofTheJobs);
    await testApp.runJobs();
    expect(await testApp.snapshot(ofTheJobs)).toEqual(before);
  });

  it('has fourteen valid daily closes, with one entry each', async () => {
    const days = await testApp.sql<{ day: string }>('SELECT day FROM book_day ORDER BY number');
    const yesterday = daysAfter(today(), -1);
    expect(days.map(({ day }) => day)).toEqual(
      Array.from({ length: 14 }, (_, index) => daysAfter(yesterday, index - 13)),
    );
    expect(await faultsOf(testApp)).toEqual([]);
  });

  it('is created once when the server starts repeatedly', async () => {
    // The job lease of the daily close is rewritten.
    const before = await testApp.snapshotWithoutOutbox(['job_lease']);
    const identities = testApp.app.get(IdentityProvider, { strict: false });
    const slow = jest.spyOn(identities, 'preparePassword');
    await seedDemo(testApp.app);
    expect(await testApp.snapshot(['job_lease'])).toEqual(before);
    expect(slow).not.toHaveBeenCalled();
    slow.mockRestore();
  });

  it.each([
    ['Worker', 14],
    ['Buyer', 14],
    ['Admin', 13],
  ] as const)('fills the overview of the %s over weeks, with %i of the last fourteen days', async (role, few) => {
    const person = await signIn(role);
    const { history } = (await person.get(`/overview/${role.toLowerCase()}?${person.self}`)).data<Overview>();
    const first = daysAfter(today(), -14);
    expect(history.filter(({ day }) => day >= first && day < today()).length).toBeGreaterThanOrEqual(few);
    expect(Date.parse(history.at(-1)?.day ?? '') - Date.parse(history[0]?.day ?? '')).toBeGreaterThan(20 * DAY_MS);
  });

  it('lies in the past, in the same order by id as by time', async () => {
    const rows = await testApp.sql<{ id: string; at: number }>('SELECT id, at FROM transfer ORDER BY id');
    const times = rows.map(({ at }) => Number(at));
    expect(times.length).toBeGreaterThan(30);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(Math.max(...times)).toBeLessThan(started);
  });

  it.each(['Worker', 'Buyer', 'Admin'] as const)(
    'leaves the newest notifications of the %s unread, and no others',
    async (role) => {
      const person = await signIn(role);
      const { data } = (await person.get(`/notification?size=100&${person.self}`)).json<{ data: Notification[] }>();
      const unread = data.findIndex(({ read }) => read);
      expect(unread).toBeGreaterThan(0);
      expect(data.map(({ read }) => read)).toEqual(data.map((_, index) => index >= unread));
    },
  );

  it.each([
    [
      'submission',
      "CONCAT(status, ' ', turn)",
      ['accepted buyer', 'pending buyer', 'pending worker', 'rejected buyer', 'rejected worker'],
    ],
    ['submission', 'decided_by', ['buyer', 'dispute', 'silence']],
    ['submission', 'reason_code', [...SHOWN_REJECTION_CODES].sort()],
    ['dispute', 'state', ['answered', 'decided', 'open']],
    ['dispute', 'outcome', ['conceded', 'for-buyer', 'for-worker']],
    ['withdrawal', 'status', ['accepted', 'cancelled', 'pending', 'rejected']],
    ['withdrawal', 'state', ['confirmed', 'failed', 'queued', 'sent']],
    ['task', 'status', ['deleted', 'expired', 'open']],
    ['task_batch', 'state', ['done']],
  ])('has a %s of every %s', async (table, column, states) => {
    const rows = await testApp.sql<{ state: string }>(`SELECT DISTINCT ${column} AS state FROM ${table}`);
    expect(rows.flatMap(({ state }) => state || []).sort()).toEqual(states);
  });

  it('has submissions for two buyers, and no task that requests praise or followers', async () => {
    const tasks = await testApp.sql<{ buyer_id: string; title: string; detail: string }>('SELECT * FROM task');
    expect(new Set(tasks.map(({ buyer_id }) => buyer_id)).size).toBe(2);
    expect(tasks.filter(({ title }) => /[\u0980-\u09ff]/.test(title)).length).toBeGreaterThanOrEqual(4);
    const abuse = /subscri|follow|\blikes?\b|comment|stars|rating|review|channel|মন্তব্য|লাইক|সাবস্ক্রাইব/i;
    expect(tasks.filter(({ title, detail }) => abuse.test(`${title} ${detail}`))).toEqual([]);
  });

  it('gives the Worker claims and filters, and the Buyer a batch, templates and an access key', async () => {
    const counts = await testApp.sql<{ name: string; count: number }>(
      ['claim', 'saved_filter', 'task_batch', 'task_template', 'access_key']
        .map((name) => `SELECT '${name}' AS name, COUNT(*) AS count FROM ${name}`)
        .join(' UNION ALL '),
    );
    expect(Object.fromEntries(counts.map(({ name, count }) => [name, Number(count)]))).toEqual({
      claim: 1,
      saved_filter: 2,
      task_batch: 1,
      task_template: 2,
      access_key: 1,
    });
  });
});

/** What two runs of the demonstration share: everything but ids, times and secrets. */
async function shapeOf(testApp: TestApp): Promise<unknown> {
  const tables = ['person', 'task', 'submission', 'dispute', 'withdrawal', 'transfer', 'notification', 'book_day'];
  const counts = tables.map(async (name) => [
    name,
    Number((await testApp.sql<{ count: number }>(`SELECT COUNT(*) AS count FROM ${name}`))[0]?.count),
  ]);
  const balances = await testApp.sql<{ name: string; balance: number }>(
    "SELECT name, balance FROM person JOIN account ON account.id = CONCAT('available:', person.id) ORDER BY name",
  );
  return { counts: await Promise.all(counts), balances: balances.map(({ name, balance }) => [name, Number(balance)]) };
}

/** The shape of the data that one server creates without an interruption, which is the same on every engine. */
function expectedShape(): Promise<unknown> {
  const create = async () => {
    const testApp = await TestApp.build(FIRST, DEMO_SETTINGS);
    await seedDemo(testApp.app);
    const shape = await shapeOf(testApp);
    await testApp.close();
    return shape;
  };
  return (uninterrupted ??= create());
}

describeOnOneDatabase('interrupted demonstration data', (engine) => {
  it('is completed by the next start, each step once', async () => {
    const testApp = await TestApp.build(engine, DEMO_SETTINGS);
    for (const [type, times] of [
      [ReviewSubmission, 10],
      [DecideDispute, 2],
    ] as const) {
      const use = testApp.app.get<{ execute(input: never): Promise<unknown> }>(type, { strict: false });
      const execute = use.execute.bind(use);
      let called = 0;
      use.execute = async (input) => {
        const done = await execute(input);
        if ((called += 1) === times) throw new Error('stopped');
        return done;
      };
      await expect(seedDemo(testApp.app)).rejects.toThrow('stopped');
      use.execute = execute;
    }
    await seedDemo(testApp.app);
    expect(await shapeOf(testApp)).toEqual(await expectedShape());
    expect(await faultsOf(testApp)).toEqual([]);
    expect((await testApp.balances())['ledgerSum']).toBe(0);
    await testApp.close();
  });
});

describeOn(SERVER, 'demonstration data of servers that start at the same time', () => {
  it('are created once', async () => {
    // Two of them on SQLite in one process would wait for each other's lock.
    const testApp = await TestApp.build(SERVER, DEMO_SETTINGS);
    const other = await TestApp.build(SERVER, { ...testApp.settings, ...DEMO_SETTINGS });
    await Promise.all([seedDemo(testApp.app), seedDemo(other.app)]);
    expect(await shapeOf(testApp)).toEqual(await expectedShape());
    expect((await testApp.balances())['ledgerSum']).toBe(0);
    await other.close();
    await testApp.close();
  });
});

describeOnOneDatabase('demonstration data on a server that runs its jobs and reviews first tasks', (engine) => {
  it('leaves no task to review, and has valid daily closes: no day is closed before all its transfers are there', async () => {
    const testApp = await TestApp.build(engine, { DEMO: 'true', SCHEDULER: 'true', FIRST_TASKS_REVIEWED: '100' });
    await seedDemo(testApp.app);
    expect(await testApp.sql("SELECT id FROM task WHERE status = 'review' OR review = 'waiting'")).toEqual([]);
    testApp.app.get(Scheduler).start();
    await until(async () => (await testApp.sql('SELECT day FROM book_day')).length > 0, 20_000, 'yesterday is closed');
    const faults = await faultsOf(testApp);
    await testApp.close();
    expect(faults).toEqual([]);
  });
});

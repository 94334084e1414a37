import { type Notification, type Role } from '@kaaj/contract';
import { until } from '../../test/support/processes';
import { describeOnEachDatabase, Person, World } from '../../test/world';
import { VerifyBooks } from '../contexts/books';
import { IdentityProvider } from '../contexts/identity/application/identity-provider';
import { Scheduler } from '../platform/scheduler/scheduler';
import { DEMONSTRATION } from './demonstration-people';
import { seedDemo } from './seed-demo';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Overview {
  readonly history: readonly { readonly day: string }[];
}

describeOnEachDatabase('the demonstration', (engine) => {
  let world: World;
  const started = Date.now();
  beforeAll(async () => {
    world = await World.build(engine, { DEMO: 'true' });
    await seedDemo(world.app);
  });
  afterAll(() => world.close());

  const signIn = async (wanted: Role) => {
    const found = DEMONSTRATION.find(({ role }) => role === wanted) as (typeof DEMONSTRATION)[number];
    const person = new Person(world.api, found.name, found.email, found.password, wanted);
    await person.signIn();
    return person;
  };

  it('leaves a whole ledger, and nothing that the server would do by itself', async () => {
    expect((await world.balances())['everything']).toBe(0);
    // Who does what and what was looked at last is written down each time; books are closed, and ended sessions forgotten, after
    // every day, with demonstration people or without.
    const ofTheJobs = [
      'job_lease',
      'survey',
      'book_key',
      'book_day',
      'book_block',
      'session_end',
      'mail_place',
      'record_pair',
    ];
    const before = await world.settled(ofTheJobs);
    await world.runJobs();
    expect(await world.everything(ofTheJobs)).toEqual(before);
  });

  it('is made once, however often the server starts', async () => {
    // Whose turn it is with the books is written down anew.
    const before = await world.settled(['job_lease']);
    const identities = world.app.get(IdentityProvider, { strict: false });
    const slow = jest.spyOn(identities, 'preparePassword');
    await seedDemo(world.app);
    expect(await world.everything(['job_lease'])).toEqual(before);
    expect(slow).not.toHaveBeenCalled();
    slow.mockRestore();
  });

  it.each(['worker', 'buyer', 'admin'] as const)('gives the overview of the %s some weeks to show', async (role) => {
    const person = await signIn(`${role.charAt(0).toUpperCase()}${role.slice(1)}` as Role);
    const { history } = (await person.get(`/overview/${role}?${person.self}`)).data<Overview>();
    expect(history.length).toBeGreaterThanOrEqual(4);
    const [first, last] = [history[0]?.day ?? '', history.at(-1)?.day ?? ''];
    expect(Date.parse(last) - Date.parse(first)).toBeGreaterThan(20 * DAY_MS);
  });

  it('lies in the past, and reads the same by id as by time', async () => {
    const rows = await world.sql<{ id: string; at: number }>('SELECT id, at FROM transfer ORDER BY id');
    const times = rows.map(({ at }) => Number(at));
    expect(times.length).toBeGreaterThan(30);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(Math.max(...times)).toBeLessThan(started);
  });

  it.each([
    ['Worker', 1],
    ['Buyer', 3],
  ] as const)('leaves the newest notices of the %s unread, and no others', async (role, few) => {
    const person = await signIn(role);
    const { data } = (await person.get(`/notification?size=100&${person.self}`)).json<{ data: Notification[] }>();
    expect(data.length).toBeGreaterThan(few);
    expect(data.map(({ read }) => read)).toEqual(data.map((_, index) => index >= few));
  });

  it('tells the Worker of paid and the Buyer of waiting work', async () => {
    const worker = await signIn('Worker');
    expect((await worker.get(`/overview/worker?${worker.self}`)).data()).toMatchObject({
      submissionCount: 5,
      pendingSubmissionsCount: 0,
    });
    const buyer = await signIn('Buyer');
    const { submissions } = (await buyer.get(`/overview/buyer?${buyer.self}`)).data<{
      submissions: { status: string }[];
    }>();
    expect(submissions.filter(({ status }) => status === 'pending')).toHaveLength(4);
  });
});

describeOnEachDatabase('the demonstration of a server that does its jobs', (engine) => {
  it('has books that hold: no day is closed before everything that happened in it is there', async () => {
    const world = await World.build(engine, { DEMO: 'true', SCHEDULER: 'true' });
    await seedDemo(world.app);
    world.app.get(Scheduler).start();
    await until(async () => (await world.sql('SELECT day FROM book_day')).length > 0, 20_000, 'yesterday is closed');
    const faults: unknown[] = [];
    for await (const fault of world.app.get(VerifyBooks).execute({})) faults.push(fault);
    await world.close();
    expect(faults).toEqual([]);
  });
});

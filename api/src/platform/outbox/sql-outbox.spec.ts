import { describeOnEachDatabase, World } from '../../../test/world';
import { UnitOfWork } from '../../kernel/unit-of-work';
import { Outbox, type OutboxEntry } from './outbox';
import { type SqlOutbox } from './sql-outbox';

describeOnEachDatabase('the outbox', (engine) => {
  let world: World;
  let outbox: SqlOutbox;
  let work: UnitOfWork;
  beforeAll(async () => {
    world = await World.build(engine);
    outbox = world.app.get<Outbox, SqlOutbox>(Outbox);
    work = world.app.get(UnitOfWork);
    // From here on the tests alone say when it is emptied.
    await outbox.beforeApplicationShutdown();
  });
  afterAll(() => world.close());
  afterEach(() => world.clock.reset());

  const waiting = async () => (await world.database.query<{ id: string }>('SELECT id FROM outbox')).length;

  it('hands over what was committed, once, and nothing that was rolled back', async () => {
    const handed: OutboxEntry[] = [];
    outbox.handle('letter', async (entry) => void handed.push(entry));
    await work.run(() => outbox.add('letter', { to: 'Rahim' }));
    const failed = work.run(async () => {
      await outbox.add('letter', { to: 'nobody' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await Promise.all([outbox.drain(), outbox.drain()]);
    expect(handed.map(({ payload }) => payload)).toEqual([{ to: 'Rahim' }]);
    expect(await waiting()).toBe(0);
  });

  it('tries again later, under the same id, when it could not be done', async () => {
    const tried: string[] = [];
    outbox.handle('stubborn', async ({ id }) => {
      tried.push(id);
      if (tried.length < 3) throw new Error('not now');
    });
    await work.run(() => outbox.add('stubborn', {}));
    await outbox.drain();
    await outbox.drain();
    expect(tried).toHaveLength(1);
    for (let times = 0; times < 2; times += 1) {
      world.clock.advance(60 * 60_000);
      await outbox.drain();
    }
    expect(tried).toHaveLength(3);
    expect(new Set(tried).size).toBe(1);
    expect(await waiting()).toBe(0);
  });

  it('takes over from a process that died with an entry in its hands', async () => {
    let lives = false;
    let handed = 0;
    outbox.handle('inherited', () => {
      handed += 1;
      return lives ? Promise.resolve() : new Promise(() => undefined);
    });
    await work.run(() => outbox.add('inherited', {}));
    void outbox.drain();
    while (handed === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    lives = true;
    await outbox.drain();
    expect(handed).toBe(1);
    world.clock.advance(61_000);
    await outbox.drain();
    expect(handed).toBe(2);
    expect(await waiting()).toBe(0);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { describeOnEachDatabase, TestApp } from '../../../test/test-app';
import { UnitOfWork } from '../../kernel/unit-of-work';
import { ImageStore } from '../../contexts/images/application/image-store';
import { sentStatements } from '../../../test/support/sent-statements';
import { mailsOf } from '../../../test/support/mails';
import { pictureName } from '../../contexts/images/domain/picture';
import { type Database } from '../database/database';
import { sql } from '../database/sql';
import { Mailer } from '../mail/mailer';
import { OutboxConsumer } from './outbox-consumer';
import { Outbox, type OutboxEntry } from './outbox';
import { OutboxInspector } from './outbox-inspector';
import { type SqlOutbox } from './sql-outbox';

const withoutSkipLocked = (database: Database): Database =>
  Object.create(database, { supportsSkipLocked: { value: () => Promise.resolve(false) } }) as Database;

describeOnEachDatabase('the outbox', (engine) => {
  let testApp: TestApp;
  let outbox: SqlOutbox;
  let work: UnitOfWork;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    outbox = testApp.app.get<Outbox, SqlOutbox>(Outbox);
    work = testApp.app.get(UnitOfWork);
    // From here on only the tests drain the outbox.
    await outbox.beforeApplicationShutdown();
  });
  afterAll(() => testApp.close());
  afterEach(async () => {
    testApp.clock.reset();
    await testApp.sql('DELETE FROM outbox');
  });

  const waiting = async () => (await testApp.database.query<{ id: string }>(sql`SELECT id FROM outbox`)).length;

  it('delivers what was committed, once, and nothing that was rolled back', async () => {
    const delivered: OutboxEntry[] = [];
    outbox.handle('letter', async (entry) => void delivered.push(entry));
    await work.run(() => outbox.add('letter', { to: 'Rahim' }));
    const failed = work.run(async () => {
      await outbox.add('letter', { to: 'nobody' });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await Promise.all([outbox.drain(), outbox.drain()]);
    expect(delivered.map(({ payload }) => payload)).toEqual([{ to: 'Rahim' }]);
    expect(await waiting()).toBe(0);
  });

  it('retries later under the same id after a failure', async () => {
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
      testApp.clock.advance(60 * 60_000);
      await outbox.drain();
    }
    expect(tried).toHaveLength(3);
    expect(new Set(tried).size).toBe(1);
    expect(await waiting()).toBe(0);
  });

  it('delivers each entry once when two processes query due entries at the same time', async () => {
    const other = await TestApp.build(engine, testApp.settings);
    const delivered: unknown[] = [];
    const boxes = [outbox, other.app.get<Outbox, SqlOutbox>(Outbox)];
    for (const box of boxes) box.handle('shared', async ({ payload }) => void delivered.push(payload));
    for (let n = 0; n < 60; n += 1) await testApp.database.run(() => outbox.add('shared', { n }));
    for (let round = 0; round < 3; round += 1) await Promise.all(boxes.map((box) => box.drain()));
    await other.close();
    const numbers = delivered.map((payload) => (payload as { n: number }).n).sort((one, two) => one - two);
    expect(numbers).toEqual(Array.from({ length: 60 }, (_, n) => n));
  });

  describe.each([
    ['with SKIP LOCKED, if supported', (database: Database) => database],
    ['with guarded writes only', withoutSkipLocked],
  ])('drained by eight processes on a database %s', (_, as) => {
    const clock = () => testApp.clock.clock;
    /** Lanes of one kind share nothing, like those of several processes. */
    const lanesOf = (kind: string, count: number, handler: (entry: OutboxEntry) => Promise<void>) =>
      Array.from({ length: count }, () => new OutboxConsumer(kind, handler, as(testApp.database), clock()));
    const numberOf = ({ payload }: OutboxEntry) => (payload as { n: number }).n;
    const fill = (kind: string, count: number) =>
      work.run(async () => {
        for (let n = 0; n < count; n += 1) await outbox.add(kind, { n });
      });
    const upTo = (count: number) => Array.from({ length: count }, (__, n) => n);

    it('delivers each entry once', async () => {
      const delivered: number[] = [];
      const lanes = lanesOf('crowd', 8, async (entry) => {
        await pause(1);
        delivered.push(numberOf(entry));
      });
      await fill('crowd', 200);
      while ((await waiting()) > 0) await Promise.all(lanes.map((lane) => lane.drain()));
      expect(delivered.sort((one, two) => one - two)).toEqual(upTo(200));
      if (engine !== 'SQLite') expect(sentStatements()).toContainEqual(expect.stringContaining('SKIP LOCKED'));
    });

    it('loses none when some processes die during a delivery', async () => {
      const [held, delivered]: [number[], number[]] = [[], []];
      const dying = lanesOf('deserted', 3, (entry) => {
        held.push(numberOf(entry));
        return new Promise(() => undefined);
      });
      const living = lanesOf('deserted', 5, async (entry) => void delivered.push(numberOf(entry)));
      await fill('deserted', 60);
      for (const lane of dying) void lane.drain().catch(() => undefined);
      while (held.length < 3) {
        await pause(1);
      }
      while ((await waiting()) > 3) await Promise.all(living.map((lane) => lane.drain()));
      expect(delivered).not.toEqual(expect.arrayContaining(held));
      testApp.clock.advance(61_000);
      await Promise.all(living.map((lane) => lane.drain()));
      expect(delivered.sort((one, two) => one - two)).toEqual(upTo(60));
      expect(new Set(held).size).toBe(3);
      expect(await waiting()).toBe(0);
    });
  });

  it('begins no further delivery once it is stopped, and waits for the running one', async () => {
    const delivered: OutboxEntry[] = [];
    let release: (() => void) | undefined;
    const lane = new OutboxConsumer(
      'backlog',
      (entry) => {
        delivered.push(entry);
        return new Promise((resolve) => (release = resolve));
      },
      testApp.database,
      testApp.clock.clock,
    );
    for (let n = 0; n < 3; n += 1) await work.run(() => outbox.add('backlog', {}));
    lane.start();
    while (!release) await pause(1);
    const stopping = lane.stop();
    release();
    await stopping;
    expect([delivered.length, await waiting()]).toEqual([1, 2]);
  });

  it('takes over from a process that died during a delivery', async () => {
    let succeeds = false;
    let delivered = 0;
    outbox.handle('inherited', () => {
      delivered += 1;
      return succeeds ? Promise.resolve() : new Promise(() => undefined);
    });
    await work.run(() => outbox.add('inherited', {}));
    // The timeout ends long after these tests have closed their database.
    void outbox.drain().catch(() => undefined);
    while (delivered === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    succeeds = true;
    await outbox.drain();
    expect(delivered).toBe(1);
    testApp.clock.advance(61_000);
    await outbox.drain();
    expect(delivered).toBe(2);
    expect(await waiting()).toBe(0);
  });

  it('delivers one kind while the handler of another never answers', async () => {
    let release: (() => void) | undefined;
    const delivered: string[] = [];
    outbox.handle('dead store', () => new Promise<void>((resolve) => (release = resolve)));
    outbox.handle('reset mail', async () => void delivered.push('mail'));
    await work.run(async () => {
      await outbox.add('dead store', {});
      await outbox.add('reset mail', {});
    });
    const draining = outbox.drain();
    while (!release || delivered.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    release();
    await draining;
    expect(await waiting()).toBe(0);
  });

  it('is not stopped by a hundred entries of an unknown kind, and keeps them', async () => {
    await work.run(async () => {
      for (let entry = 0; entry < 100; entry += 1) await outbox.add('of tomorrow', {});
    });
    const delivered: unknown[] = [];
    outbox.handle('known', async ({ payload }) => void delivered.push(payload));
    await work.run(() => outbox.add('known', { n: 1 }));
    await outbox.drain();
    expect(delivered).toEqual([{ n: 1 }]);
    expect(await testApp.app.get(OutboxInspector).counts('waiting')).toEqual({ 'of tomorrow': 100 });
  });

  it('backs off up to an hour, gives up after about a day, and restarts when the owner requests it', async () => {
    const undelivered = testApp.app.get(OutboxInspector);
    let failing = true;
    let tries = 0;
    outbox.handle('hopeless', async () => {
      tries += 1;
      if (failing) throw new Error('nobody lives there');
    });
    outbox.handle('hopeless too', () => Promise.reject(new Error('nor there')));
    await work.run(() => outbox.add('hopeless', {}));
    await work.run(() => outbox.add('hopeless too', {}));
    const pauses: number[] = [];
    const dueAt = async () =>
      (
        await testApp.sql<{ due_at: number }>(`SELECT due_at FROM outbox WHERE kind = 'hopeless' AND state = 'waiting'`)
      )[0]?.due_at;
    for (let due = await dueAt(); due !== undefined; due = await dueAt()) {
      const now = testApp.clock.clock.now();
      if (due > now) testApp.clock.advance(due - now);
      pauses.push(Math.max(0, due - now));
      await outbox.drain();
    }
    const hours = pauses.reduce((sum, each) => sum + each, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(30);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(3_600_000);
    expect(pauses.slice(2, 6).every((each, index) => each > (pauses[index + 1] as number))).toBe(true);
    await testApp.sql(`UPDATE outbox SET tries = 31, due_at = 0 WHERE kind = 'hopeless too'`);
    await outbox.drain();
    expect(await undelivered.counts('dead')).toEqual({ hopeless: 1, 'hopeless too': 1 });
    expect(await undelivered.dead(10, 'hopeless')).toEqual([
      { id: expect.any(String) as string, kind: 'hopeless', tries, error: 'Error: nobody lives there' },
    ]);
    const metrics = (await testApp.api.send({ method: 'GET', path: '/metrics' })).text;
    expect(metrics).toMatch(/^kaaj_outbox_dead\{kind="hopeless"\} 1$/m);

    testApp.clock.advance(7_200_000);
    await outbox.drain();
    const before = tries;
    failing = false;
    expect(await undelivered.retry('hopeless')).toBe(1);
    await outbox.drain();
    expect(tries).toBe(before + 1);
    expect(await undelivered.counts('dead')).toEqual({ 'hopeless too': 1 });
    expect(await undelivered.retry()).toBe(1);
  });

  it('gives up on an entry that ended its process at every attempt', async () => {
    await work.run(() => outbox.add('deadly', {}));
    await testApp.sql('UPDATE outbox SET tries = 32');
    let delivered = 0;
    outbox.handle('deadly', async () => void (delivered += 1));
    await outbox.drain();
    expect(delivered).toBe(0);
    expect(await testApp.app.get(OutboxInspector).counts('dead')).toEqual({ deadly: 1 });
  });

  it('delivers a reset mail after the mail server was down for longer than the rate limit of resets', async () => {
    const ann = await testApp.person('Worker');
    const mailer = testApp.app.get(Mailer);
    const send = mailer.send.bind(mailer);
    mailer.send = () => Promise.reject(new Error('the mail server is away'));
    await testApp.visitor().post('/auth/password-reset', { email: ann.email });
    for (let time = 0; time < 9; time += 1) {
      await outbox.drain();
      const [row] = await testApp.sql<{ due_at: number }>("SELECT due_at FROM outbox WHERE kind = 'password-reset'");
      testApp.clock.advance((row?.due_at as number) - testApp.clock.clock.now());
    }
    mailer.send = send;
    await outbox.drain();
    expect(mailsOf(testApp).filter((mail) => mail.includes(`To: ${ann.email}`))).toHaveLength(1);
    expect(await waiting()).toBe(0);
  });

  it('deletes the picture of a removed person once its store is back, and tolerates a repeat', async () => {
    const images = testApp.app.get(ImageStore);
    const owner = await testApp.person('Worker');
    const bytes = Buffer.from('a picture');
    const name = pictureName(owner.id, bytes);
    const removed: string[] = [];
    const [read, remove] = [images.read.bind(images), images.remove.bind(images)];
    images.read = () => Promise.reject(new Error('the store is away'));
    await work.run(() => outbox.add('forget-picture', { name, ownerId: owner.id }));
    await outbox.drain();
    expect(await waiting()).toBe(1);
    images.read = async () => bytes;
    // The process died after the store deleted it, before the entry was marked as done.
    images.remove = async (each) => {
      removed.push(each);
      if (removed.length === 1) throw new Error('cut off');
    };
    for (let time = 0; time < 2; time += 1) {
      testApp.clock.advance(60_000);
      await outbox.drain();
    }
    expect(removed).toEqual([name, name]);
    expect(await waiting()).toBe(0);
    [images.read, images.remove] = [read, remove];
  });
});

import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, type EntityManager, type Repository } from 'typeorm';
import {
  type NewsletterAddressRow,
  NewsletterAddressSchema,
} from '../../src/contexts/messages/adapters/out/newsletter.schema';
import { AccountSchema } from '../../src/contexts/wallet/adapters/out/wallet.schema';
import { newId } from '../../src/kernel/ids';
import { sql } from '../../src/platform/database/sql';
import { StorageUnavailable } from '../../src/platform/database/storage-errors';
import { InjectedFault } from '../support/faults';
import { describeOnEachDatabase, type Engine, TestApp } from '../test-app';

describeOnEachDatabase('a repository', (engine: Engine) => {
  let testApp: TestApp;
  let source: DataSource;
  let addresses: Repository<NewsletterAddressRow>;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { DATABASE_CONNECTIONS: '6', DATABASE_WAIT_SECONDS: '3' });
    source = testApp.app.get(DataSource);
    addresses = source.getRepository(NewsletterAddressSchema);
  });
  afterAll(() => testApp.close());

  const run = <T>(work: () => Promise<T>) => testApp.database.run(work);
  const fresh = () => ({ email: `${newId()}@kaaj.test`, at: 1 });
  const isStored = ({ email }: NewsletterAddressRow) => addresses.existsBy({ email });

  it('writes what its unit of work commits, and nothing is visible before', async () => {
    const address = fresh();
    await run(async () => {
      await addresses.insert(address);
      expect(await addresses.findOneBy({ email: address.email })).toEqual(address);
      expect(await outside(() => isStored(address))).toBe(false);
    });
    expect(await isStored(address)).toBe(true);
  });

  it('rolls back with its unit of work, together with writes in SQL', async () => {
    const [one, other] = [fresh(), fresh()];
    const broken = run(async () => {
      await addresses.insert(one);
      await testApp.database.execute(sql`INSERT INTO newsletter_address (email, at) VALUES (?, 0)`, [other.email]);
      throw new InjectedFault();
    });
    await expect(broken).rejects.toThrow(InjectedFault);
    expect([await isStored(one), await isStored(other)]).toEqual([false, false]);
  });

  it('returns the number of rows of a write', async () => {
    const address = fresh();
    await addresses.insert(address);
    expect((await addresses.update({ email: address.email, at: 1 }, { at: 2 })).affected).toBe(1);
    expect((await addresses.update({ email: address.email, at: 1 }, { at: 3 })).affected).toBe(0);
    expect((await addresses.delete({ email: address.email })).affected).toBe(1);
    expect((await addresses.delete({ email: address.email })).affected).toBe(0);
  });

  it('runs a write outside of a unit of work in its own, and repeats it after a deadlock', async () => {
    const address = fresh();
    const deadlock = Object.assign(new Error('Deadlock found'), { code: 'ER_LOCK_DEADLOCK', errno: 1213 });
    testApp.faults.throwNext(deadlock);
    await addresses.insert(address);
    expect(await isStored(address)).toBe(true);
    testApp.faults.failAt(2);
    const rolledBack = fresh();
    await expect(addresses.insert(rolledBack)).rejects.toThrow('in place of statement 2: COMMIT');
    testApp.faults.clear();
    expect(await isStored(rolledBack)).toBe(false);
  });

  it('repeats a whole unit of work after a deadlock', async () => {
    const [one, other] = [fresh(), fresh()];
    let starts = 0;
    await run(async () => {
      starts += 1;
      await addresses.insert(one);
      if (starts === 1) throw Object.assign(new Error('Deadlock found'), { code: 'ER_LOCK_DEADLOCK', errno: 1213 });
      await addresses.insert(other);
    });
    expect([starts, await isStored(one), await isStored(other)]).toEqual([2, true, true]);
  });

  it('keeps concurrent writes apart', async () => {
    const accounts = source.getRepository(AccountSchema);
    const ids = [newId(), newId()];
    await accounts.insert(ids.map((id) => ({ id, balance: 0, earned: 0 })));
    const pay = (id: string, succeeds: boolean) =>
      run(async () => {
        await accounts.increment({ id }, 'balance', 1);
        if (!succeeds) throw new InjectedFault();
      });
    await Promise.allSettled(ids.flatMap((id, index) => [1, 2, 3, 4].map(() => pay(id, index === 0))));
    const kept = await accounts.find({ where: ids.map((id) => ({ id })), order: { id: 'ASC' } });
    expect(kept.map(({ balance }) => balance)).toEqual([4, 0]);
  });

  it('releases its connection after a successful and a failed statement', async () => {
    const address = fresh();
    for (let times = 0; times < 8; times += 1) {
      await addresses.find({ take: 1 });
      await addresses.insert(address).catch(() => undefined);
      await source.query('SELECT nothing').catch(() => undefined);
    }
    await expect(Promise.all([1, 2].map(() => run(() => isStored(address))))).resolves.toEqual([true, true]);
  });

  it.each<[string, (manager: EntityManager) => Promise<unknown>]>([
    ['a transaction', (manager) => manager.transaction(async () => undefined)],
    ['save', (manager) => manager.getRepository(NewsletterAddressSchema).save(fresh())],
    ['a start', (manager) => manager.dataSource.createQueryRunner().startTransaction()],
    ['a commit', (manager) => manager.dataSource.createQueryRunner().commitTransaction()],
    ['a rollback', (manager) => manager.dataSource.createQueryRunner().rollbackTransaction()],
  ])('opens no transaction of its own: %s is rejected', async (_, transact) => {
    await expect(transact(source.manager)).rejects.toThrow('A unit of work begins in a use case.');
  });

  it('is closed with the application, and so are all data sources', async () => {
    const closing = await TestApp.build(engine);
    const { maintenance, writer, reader } = closing.database;
    const repository = closing.app.get(DataSource).getRepository(NewsletterAddressSchema);
    await closing.close();
    expect([maintenance, writer, reader].map(({ isInitialized }) => isInitialized)).toEqual([false, false, false]);
    await expect(repository.find()).rejects.toThrow(StorageUnavailable);
  });
});

/** Runs outside of the surrounding unit of work, as another request would. */
const outside = AsyncLocalStorage.snapshot() as <T>(read: () => Promise<T>) => Promise<T>;

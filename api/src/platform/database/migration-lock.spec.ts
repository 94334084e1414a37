import { createConnection } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { freshDatabase, type FreshDatabase, SERVER } from '../../../test/support/databases';
import { until } from '../../../test/support/processes';
import { describeOn, TEST_SETTINGS } from '../../../test/test-app';
import { Config } from '../../config';
import { schema } from '../../schema';
import { MigrationLock } from './migration-lock';
import { openDatabase } from './open-database';

describeOn(SERVER, 'the lock for migrations', () => {
  let fresh: FreshDatabase;
  let source: DataSource;
  beforeEach(async () => {
    fresh = await freshDatabase(SERVER);
    source = await new DataSource({ type: 'mysql', url: fresh.settings.DATABASE_URL as string }).initialize();
  });
  afterEach(async () => {
    await source.destroy();
    await fresh.remove();
  });

  const open = () => openDatabase(Config.from({ ...TEST_SETTINGS, ...fresh.settings }), schema);
  const tables = async () => (await source.query<object[]>('SHOW TABLES')).flatMap((row) => Object.values(row));

  /** Another process has the lock for the next seconds. */
  async function takenFor(seconds: number): Promise<void> {
    await source.query('CREATE TABLE migration_turn (id int PRIMARY KEY, holder varchar(36), `until` bigint)');
    await source.query("INSERT INTO migration_turn VALUES (1, 'another', UNIX_TIMESTAMP() + ?)", [seconds]);
  }

  it('lets several processes that start together migrate once, without a lock of the server', async () => {
    const connection = await createConnection(fresh.settings.DATABASE_URL as string);
    await connection.query("SELECT GET_LOCK('kaaj-migrations', 1)");
    const opened = await Promise.all(Array.from({ length: 8 }, open));
    const ran = await source.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
    expect(ran.map(({ name }) => name)).toEqual(schema.migrations.mysql.map((Migration) => new Migration().name));
    expect(await tables()).not.toContain('migration_turn');
    for (const database of opened) await database.close();
    await connection.end();
  });

  it('is awaited with a log entry while another process has it, and taken over from a dead one', async () => {
    await takenFor(3600);
    const logged = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const lines = () => logged.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('waiting'));
    const opening = open();
    await until(() => lines().length === 1);
    expect(await tables()).toEqual(['migration_turn']);
    await source.query('UPDATE migration_turn SET `until` = 0');
    const database = await opening;
    const logs = lines();
    logged.mockRestore();
    expect(logs).toEqual(['Another process is changing the tables of the database; waiting until it has done so.\n']);
    expect(await tables()).toContain('person');
    await database.close();
  });

  it('is not awaited when there is nothing to migrate', async () => {
    await (await open()).close();
    await takenFor(3600);
    await (await open()).close();
  });

  it('stops a process that lost it before its next statement', async () => {
    const lock = new MigrationLock(source);
    const late = lock.run(
      () => Promise.resolve(false),
      async () => {
        await source.query("UPDATE migration_turn SET holder = 'another'");
        await lock.renew();
      },
    );
    await expect(late).rejects.toThrow('another process has taken over');
    expect(await source.query('SELECT holder FROM migration_turn')).toEqual([{ holder: 'another' }]);
  });
});

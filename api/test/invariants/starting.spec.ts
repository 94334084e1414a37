import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { createApp } from '../../src/app';
import { Config } from '../../src/config';
import { DataSources, DatabaseUnusable } from '../../src/platform/database/data-sources';
import { openDatabase } from '../../src/platform/database/open-database';
import { schema } from '../../src/schema';
import { freshDatabase } from '../support/databases';
import { describeOnEachDatabase, TEST_SETTINGS } from '../test-app';

class LaterTable1999999999999 implements MigrationInterface {
  readonly name = 'LaterTable1999999999999';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE later (id int PRIMARY KEY)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE later');
  }
}

describeOnEachDatabase('a start', (engine) => {
  it('that fails closes what it has opened, and connections that are still opening', async () => {
    const fresh = await freshDatabase(engine);
    const { open } = DataSources.prototype;
    const opened: ReturnType<typeof open>[] = [];
    const broken = jest.spyOn(DataSources.prototype, 'open').mockImplementation(function (this: DataSources, name) {
      if (name === 'reader') return Promise.reject(new DatabaseUnusable('gone'));
      const source = open.call(this, name);
      opened.push(source);
      return source;
    });
    const starting = createApp(Config.from({ ...TEST_SETTINGS, ...fresh.settings }));
    await expect(starting).rejects.toThrow(new DatabaseUnusable('gone'));
    broken.mockRestore();
    const sources = await Promise.all(opened);
    expect(sources.map(({ isInitialized }) => isInitialized)).toEqual(sources.map(() => false));
    expect(sources.length).toBeGreaterThan(0);
    await fresh.remove();
  });

  it('is refused by tables of a newer version, in one line', async () => {
    const fresh = await freshDatabase(engine);
    const config = Config.from({ ...TEST_SETTINGS, ...fresh.settings });
    const { mysql, sqlite } = schema.migrations;
    const newer = { mysql: [...mysql, LaterTable1999999999999], sqlite: [...sqlite, LaterTable1999999999999] };
    await (await openDatabase(config, { ...schema, migrations: newer })).close();
    const reason = 'its tables are of a newer version, which ran the migration LaterTable1999999999999';
    for (const start of [() => createApp(config), () => openDatabase(config, schema)]) {
      const refusal = await start().catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(DatabaseUnusable);
      expect((refusal as Error).message).toContain(reason);
      expect((refusal as Error).message).not.toContain('\n');
    }
    await fresh.remove();
  });
});

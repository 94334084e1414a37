import { createApp } from '../../src/app';
import { Config } from '../../src/config';
import { DataSources, DatabaseUnusable } from '../../src/platform/database/data-sources';
import { freshDatabase } from '../support/databases';
import { describeOnEachDatabase, TEST_SETTINGS } from '../test-app';

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
});

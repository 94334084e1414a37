// The API as it is built, inside the process that measures it.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('reflect-metadata');

/** A module of the built API: built('kernel/ids'). */
export const built = (name) => require(`../api/dist/${name}.js`);

/** The application on the database of DATABASE_URL, or on SQLite in `folder`, without jobs. */
export function openApp(folder, settings = {}) {
  return built('app').createApp(
    built('config').Config.from({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      SCHEDULER: 'false',
      DEMO: 'false',
      DATA_DIR: folder,
      DATABASE_URL: process.env.DATABASE_URL,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      ...settings,
    }),
  );
}

/** SQLite takes 32,766 parameters at once. */
const MAX_PARAMETERS = 30_000;

/** The interface that the load's seed needs of a connection, on either engine. */
export const seedingOf = (database) => ({
  async query(sql, [rows] = []) {
    if (!rows) return database.execute(database.dialect === 'mysql' ? sql : 'ANALYZE');
    const most = Math.floor(MAX_PARAMETERS / rows[0].length);
    const place = `(${Array(rows[0].length).fill('?').join(', ')})`;
    for (let from = 0; from < rows.length; from += most) {
      const some = rows.slice(from, from + most);
      await database.execute(sql.replace('?', some.map(() => place).join(', ')), some.flat());
    }
  },
});

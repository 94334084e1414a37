// The API as it is built, on the database and in the folder that its parent names.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('reflect-metadata');
export const built = (name) => require(`../../api/dist/${name}.js`);

/** What run.mjs says: { transfers, taskCount, folder, port, origin, secret }. */
export const said = JSON.parse(process.argv[2]);

export const app = await built('app').createApp(
  built('config').Config.from({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SCHEDULER: 'false',
    DEMO: 'false',
    DATA_DIR: said.folder,
    DATABASE_URL: process.env.DATABASE_URL,
    PUBLIC_ORIGIN: said.origin,
    SESSION_SECRET: said.secret,
    ENCRYPTION_KEY: randomBytes(32).toString('hex'),
  }),
);
export const database = app.get(built('platform/database/database').Database);

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { API_ENV, API_FLAGS } from '../scripts/lib/api-flags.mjs';
import { freePort } from '../scripts/lib/mariadb.mjs';
import { ENCRYPTION_KEY } from './load/account-hash.mjs';
import { startServer } from './load/processes.mjs';
import { accessKey } from './load/tokens.mjs';

const BUILT = join(import.meta.dirname, '../api/dist/main.js');

/**
 * The built API as a measured process: on the database at `url`, or on SQLite in `folder` without one. Its jobs are off
 * unless `settings` enable them; `main` is another build of it. Returns { env, origin, key, start }: `env` is its
 * environment, `key` signs access tokens for it. `start()` starts a process with the image's flags and environment,
 * always on the same port.
 */
export async function measuredApi({ url, folder, settings = {}, main = BUILT }) {
  const secret = randomBytes(32).toString('hex');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...API_ENV,
    NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    DATA_DIR: folder,
    SESSION_SECRET: secret,
    ENCRYPTION_KEY,
    DEMO: 'false',
    SCHEDULER: 'false',
    PUBLIC_ORIGIN: origin,
    ...settings,
  };
  return {
    env,
    origin,
    key: accessKey(secret),
    start: () => startServer(main, { port, probe: '/api/health', env, flags: API_FLAGS }),
  };
}

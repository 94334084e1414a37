import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { API_FLAGS } from '../../scripts/lib/api-flags.mjs';
import { freePort } from '../../scripts/lib/mariadb.mjs';
import { run } from '../load/measure.mjs';
import { operations } from '../load/operations.mjs';
import { startServer } from '../load/processes.mjs';
import { seed } from '../load/seed.mjs';
import { accessKey } from '../load/tokens.mjs';

const TASKS = 10_000;
const CONNECTIONS = 16;
const SECONDS = 30;

async function bytesByTable(connection) {
  const [tables] = await connection.query(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  await connection.query(`ANALYZE TABLE ${tables.map(({ name }) => name).join(', ')}`);
  const [rows] = await connection.query(
    'SELECT table_name AS name, data_length + index_length AS bytes FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

/** By how many bytes each table grows for an accepted piece of work, as the API accepts it. */
export async function bytesOfAnAccept(url, folder) {
  const secret = randomBytes(32).toString('hex');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const connection = await createConnection(url);
  await seed(connection, TASKS);
  const server = await startServer(join(import.meta.dirname, '../../api/dist/main.js'), {
    port,
    probe: '/api/health',
    env: {
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      DATABASE_URL: url,
      DATA_DIR: folder,
      SESSION_SECRET: secret,
      DEMO: 'false',
      SCHEDULER: 'false',
      PUBLIC_ORIGIN: origin,
    },
    flags: API_FLAGS,
  });
  const before = await bytesByTable(connection);
  const next = operations({ key: accessKey(secret), origin, taskCount: TASKS })['accept, spread over tasks'];
  let accepted = 0;
  await run({ port, connections: CONNECTIONS, seconds: SECONDS, next: () => ((accepted += 1), next()) });
  await server.stop();
  const after = await bytesByTable(connection);
  await connection.end();
  return [...after]
    .map(([name, bytes]) => ({ name, bytes: (bytes - before.get(name)) / accepted }))
    .filter(({ bytes }) => bytes >= 1);
}

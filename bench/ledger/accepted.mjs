import { createConnection } from 'mysql2/promise';
import { run } from '../load/measure.mjs';
import { operations } from '../load/operations.mjs';
import { seed } from '../load/seed.mjs';
import { measuredApi } from '../measured-api.mjs';

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
  const connection = await createConnection(url);
  await seed(connection, TASKS);
  const api = await measuredApi({ url, folder });
  const server = await api.start();
  const before = await bytesByTable(connection);
  const next = operations({ key: api.key, origin: api.origin, taskCount: TASKS })['accept, spread over tasks'];
  let accepted = 0;
  await run({ port: server.port, connections: CONNECTIONS, seconds: SECONDS, next: () => ((accepted += 1), next()) });
  await server.stop();
  const after = await bytesByTable(connection);
  await connection.end();
  return [...after]
    .map(([name, bytes]) => ({ name, bytes: (bytes - before.get(name)) / accepted }))
    .filter(({ bytes }) => bytes >= 1);
}

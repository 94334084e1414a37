import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startMariadb } from './lib/mariadb.mjs';
import { runCli } from './lib/user-error.mjs';

/** Usage: node scripts/with-mariadb.mjs program argument ...; runs it with TEST_MARIADB_URL of a throwaway server. */
await runCli(async () => {
  const server = await startMariadb();
  const [program, ...args] = process.argv.slice(2);
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, TEST_MARIADB_URL: server.url } });
  const [code] = await once(child, 'exit');
  await server.stop();
  process.exitCode = code ?? 1;
});

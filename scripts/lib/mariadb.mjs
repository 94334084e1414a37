import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from './data-folder.mjs';
import { runDatabaseServer } from './database-server.mjs';
import { onPath } from './on-path.mjs';
import { UserError } from './user-error.mjs';

/** Temporary data needs no crash recovery. */
const THROWAWAY = ['--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0', '--innodb-flush-method=nosync'];

/** Whether this machine has a MariaDB server's programs; a running service is neither needed nor touched. */
export const hasMariadb = () => Boolean(onPath('mariadbd') && onPath('mariadb-install-db'));

/**
 * A TCP port of 127.0.0.1 that is free at this moment.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts a MariaDB in a temporary folder, for tests. With `durable` every commit is flushed to disk, as for servers
 * with money; otherwise its data is in fast storage (data-folder.mjs). `bufferPool` is the size of its cache, and
 * `serverArgs` are further arguments. Returns { url, stop }: `url` names no database, root needs no password; stop()
 * ends it and removes its data. Throws UserError when it does not start.
 */
export async function startMariadb({ durable = false, bufferPool = '128M', serverArgs = [] } = {}) {
  const folder = mkdtempSync(join(durable ? tmpdir() : dataFolder(), 'kaaj-mariadb-'));
  const data = join(folder, 'data');
  const asRoot = process.getuid?.() === 0;
  const user = asRoot ? ['--user=mysql'] : [];
  if (asRoot) {
    chmodSync(folder, 0o755);
    const { uid, gid } = accountOf('mysql');
    chownSync(folder, uid, gid);
  }
  const made = spawnSync(
    onPath('mariadb-install-db'),
    ['--no-defaults', '--auth-root-authentication-method=normal', ...user, `--datadir=${data}`, '--skip-test-db'],
    // The installation of tables clears the folder for temporary tables, also those of another process.
    { encoding: 'utf8', env: { ...process.env, TMPDIR: folder } },
  );
  if (made.status !== 0)
    throw new UserError(`MariaDB could not create its data directory: ${made.stderr || made.stdout}`);
  const port = await freePort();
  return runDatabaseServer({
    name: 'MariaDB',
    folder,
    port,
    command: onPath('mariadbd'),
    args: [
      '--no-defaults',
      ...user,
      `--datadir=${data}`,
      `--tmpdir=${folder}`,
      `--socket=${join(folder, 's.sock')}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      `--pid-file=${join(folder, 'pid')}`,
      '--character-set-server=utf8mb4',
      ...(durable ? ['--innodb-flush-log-at-trx-commit=1'] : THROWAWAY),
      `--innodb-buffer-pool-size=${bufferPool}`,
      '--max-connections=500',
      ...serverArgs,
    ],
  });
}

function accountOf(name) {
  const id = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

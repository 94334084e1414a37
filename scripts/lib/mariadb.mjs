import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder } from './data-folder.mjs';
import { onPath } from './on-path.mjs';
import { PlainError } from './plain-error.mjs';

const patience = 60_000;

/** Data that nobody keeps needs no way back after a power cut. */
const THROWAWAY = ['--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0', '--innodb-flush-method=nosync'];

/** Whether this machine has a MariaDB server's programs; a running service is neither needed nor touched. */
export const hasMariadb = () => Boolean(onPath('mariadbd') && onPath('mariadb-install-db'));

/**
 * A TCP port of 127.0.0.1 that nobody listens on at this moment.
 *
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
 * Starts a MariaDB of its own in a temporary folder, for tests; a `durable` one has every commit on the disk before it says so, as
 * servers with money have, any other its data where it is quick (data-folder.mjs), and `bufferPool` is how much of its tables it holds in memory. Answers { url, stop }: `url` names no database, root needs
 * no password; stop() ends it and removes its data. Throws PlainError when it does not come up.
 */
export async function startMariadb({ durable = false, bufferPool = '128M' } = {}) {
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
    // Whoever makes tables clears the folder of temporary ones, also of those that another one is using.
    { encoding: 'utf8', env: { ...process.env, TMPDIR: folder } },
  );
  if (made.status !== 0) throw new PlainError(`MariaDB could not make its data folder: ${made.stderr || made.stdout}`);
  const port = await freePort();
  const server = spawn(
    onPath('mariadbd'),
    [
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
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-4000)));
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const removeAtExit = () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', removeAtExit);
  if (!(await answers(port, server))) {
    await stop();
    throw new PlainError(`MariaDB did not come up: ${said}`);
  }
  return {
    url: `mysql://root@127.0.0.1:${port}`,
    stop: async () => {
      process.off('exit', removeAtExit);
      await stop();
    },
  };
}

function accountOf(name) {
  const id = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

async function answers(port, server) {
  const until = Date.now() + patience;
  while (Date.now() < until && server.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const greeted = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'error').then(() => false),
      wait(1000, false),
    ]).catch(() => false);
    socket.destroy();
    if (greeted) return true;
    await wait(100);
  }
  return false;
}

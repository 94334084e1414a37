import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from './user-error.mjs';

const TIMEOUT_MS = 60_000;

/**
 * Runs a database server with temporary data in `folder`. Returns { url, stop } once it responds on `port` of
 * 127.0.0.1: `url` names no database, root needs no password; stop() ends it and removes the folder. Throws UserError
 * when it does not start.
 */
export async function runDatabaseServer({ name, folder, port, command, args }) {
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-4000)));
  server.once('error', (error) => (said += error.message));
  const stop = async () => {
    if (server.pid && server.exitCode === null && server.signalCode === null) {
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
    throw new UserError(`${name} did not come up: ${said}`);
  }
  return {
    url: `mysql://root@127.0.0.1:${port}`,
    stop: async () => {
      process.off('exit', removeAtExit);
      await stop();
    },
  };
}

async function answers(port, server) {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline && server.pid && server.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const responded = await Promise.race([
      once(socket, 'data').then(() => true),
      once(socket, 'error').then(() => false),
      wait(1000, false),
    ]).catch(() => false);
    socket.destroy();
    if (responded) return true;
    await wait(100);
  }
  return false;
}

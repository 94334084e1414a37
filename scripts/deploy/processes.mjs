import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '../lib/user-error.mjs';

const TIMEOUT_MS = 60_000;
const running = new Set();

process.once('exit', () => {
  for (const { child, alive } of running) if (alive()) process.kill(-child.pid, 'SIGKILL');
});

/**
 * Starts a server in a separate process group, so that Ctrl-C reaches it only through stop(). Returns { pid, kill,
 * stop, ended }: stop() terminates it and waits, kill() kills it as a crash would. `ended` is its exit code once it has
 * exited by itself, null otherwise. Its output goes to `log`, a file descriptor.
 */
export function startServer(name, program, args, { env = {}, log } = {}) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', log, log], detached: true });
  const gone = once(child, 'exit').catch(() => [null]);
  const alive = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const end = async (how) => {
    if (alive()) process.kill(-child.pid, how);
    await gone;
  };
  running.add({ child, alive });
  return {
    name,
    pid: child.pid,
    alive,
    ended: gone.then(([code]) => code),
    kill: () => end('SIGKILL'),
    stop: async () => {
      const ended = await Promise.race([end('SIGTERM').then(() => true), wait(15_000, false, { ref: false })]);
      if (!ended) await end('SIGKILL');
    },
  };
}

/** Waits until `address` answers with a good status. Throws UserError when the server ends or takes too long. */
export function waitForHttp(address, server) {
  return until(server, address, async () => {
    const answer = await fetch(address).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.ok;
  });
}

/** Waits until something takes connections on `port` of 127.0.0.1. Throws as waitForHttp does. */
export function waitForPort(port, server) {
  return until(server, `port ${port}`, async () => {
    const socket = connect(port, '127.0.0.1');
    const listening = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return listening;
  });
}

async function until(server, where, holds) {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    if (await holds()) return;
    if (!server.alive()) throw new UserError(`${server.name} exited during start-up.`);
    await wait(50);
  }
  throw new UserError(`${server.name} is not reachable at ${where}.`);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time that a process has used so far, in ms. */
export function cpuTime(pid) {
  const [, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.join(') ').split(' ').slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}

/** A server process, with the ms from its start to its first answer. */
export async function startServer(script, { port, probe, env, flags = [] }) {
  const began = performance.now();
  const child = spawn(process.execPath, [...flags, script], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${script} ended with code ${child.exitCode}.`);
    const answer = await fetch(`http://127.0.0.1:${port}${probe}`).catch(() => undefined);
    if (answer) break;
    await wait(5);
  }
  return {
    port,
    startedIn: performance.now() - began,
    /** Resident memory in MB. */
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024,
    /** CPU time used so far, in ms: shows the cost of a call even when other load shares the machine. */
    processor: () => cpuTime(child.pid),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A server process of ours, with the time it took from its start to its first answer in ms. */
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
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

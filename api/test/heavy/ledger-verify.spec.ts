import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeOnEachDatabase, TEST_SETTINGS, TestApp } from '../test-app';
import { fillLedger } from '../support/seed-ledger';
import { FLAGS } from '../support/processes';
import { timeLimit, sized } from '../support/sizes';

const ACCOUNTS = sized(500_000, 10_000);
const ADMIN = join(__dirname, '../../dist/admin.js');

interface Run {
  readonly output: string;
  readonly code: number | null;
  readonly seconds: number;
  /** Maximum resident megabytes; 0 when the system does not report them. */
  readonly memory: number;
}

function verify(settings: Readonly<Record<string, string>>): Promise<Run> {
  const began = Date.now();
  const child = spawn(process.execPath, [...FLAGS, ADMIN, 'ledger', 'verify'], {
    env: { PATH: process.env['PATH'], ...TEST_SETTINGS, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, memory] = ['', 0];
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  const looking = setInterval(() => (memory = Math.max(memory, peakOf(child.pid))), 20);
  return new Promise((resolve) =>
    child.on('exit', (code) => {
      clearInterval(looking);
      resolve({ output, code, seconds: (Date.now() - began) / 1000, memory });
    }),
  );
}

function peakOf(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return 0;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1024;
}

describeOnEachDatabase('the owner’s check of the ledger', (engine) => {
  it(
    'R18 sums up a large ledger within the memory limit of the image, with hardly more than for a small one',
    async () => {
      const testApp = await TestApp.build(engine);
      await fillLedger(testApp.database, { from: 0, to: 1_000 });
      const small = await verify(testApp.settings);
      await fillLedger(testApp.database, { from: 1_000, to: ACCOUNTS });
      const large = await verify(testApp.settings);
      await testApp.close();
      console.warn(
        `R18 ledger verify on ${engine}: ${2 * ACCOUNTS} transfers in ${large.seconds.toFixed(1)} s, ` +
          `${large.memory.toFixed(0)} MB at the most (${small.memory.toFixed(0)} MB for 2000)`,
      );
      expect([small.code, large.code]).toEqual([0, 0]);
      expect(large.output).toContain(`${2 * ACCOUNTS} transfers, the sum over all accounts is 0.`);
      // Garbage that V8 has not collected yet, with a limit of 256 MB.
      expect(large.memory - small.memory).toBeLessThan(96);
    },
    timeLimit(120, 3600),
  );
});

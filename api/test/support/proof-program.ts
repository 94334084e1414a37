import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';

export const PROOF_PROGRAM = join(__dirname, '../../../docs/proof/verify.mjs');

/** Runs docs/proof/verify.mjs in a thread, which takes half the time of a process. */
export async function runProofProgram(...argv: readonly string[]) {
  const program = new Worker(PROOF_PROGRAM, {
    ...{ argv: [...argv], env: {}, execArgv: [] },
    ...{ stdout: true, stderr: true },
  });
  const [[status], stdout, stderr] = await Promise.all([
    once(program, 'exit') as Promise<[number]>,
    text(program.stdout),
    text(program.stderr),
  ]);
  return { status, stdout, stderr };
}

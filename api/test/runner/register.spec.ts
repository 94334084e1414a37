import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const REGISTER = join(__dirname, 'register.cjs');
const DATA = { type: 'jest-light-runner-worker-data', workerData: 'its own' };

/**
 * Like a worker of the pool with jest-light-runner: the pool listens first. Once a file has arrived, the runner
 * requests its data and waits.
 */
const WORKER = `
  setTimeout(() => {
    process.once('message', (first) => process.send({ first }));
    setTimeout(() => {
      process.on('message', ({ workerData }) => {
        process.send({ workerData });
        process.disconnect();
      });
      process.send('jest-light-runner-get-worker-data');
    }, 200);
  }, 100);
`;

it('a worker gets its data even when the answer arrives before its request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaaj-worker-'));
  const script = join(folder, 'worker.cjs');
  writeFileSync(script, WORKER);
  const worker = fork(script, { env: { ...process.env, NODE_OPTIONS: `--require ${REGISTER}` } });
  const received: unknown[] = [];
  worker.on('message', (message) => received.push(message));
  worker.send('of the pool');
  worker.send(DATA);
  await once(worker, 'exit');
  rmSync(folder, { recursive: true });
  expect(received).toEqual([{ first: 'of the pool' }, { workerData: 'its own' }]);
});

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const REGISTER = join(__dirname, 'register.cjs');
const DATA = { type: 'jest-light-runner-worker-data', workerData: 'its own' };

/** As jest-light-runner's worker does: it asks for its data once a file has come, and waits for the answer. */
const WORKER = `
  process.once('message', () => undefined);
  setTimeout(() => {
    process.on('message', ({ workerData }) => {
      process.send({ got: workerData });
      process.disconnect();
    });
    process.send('jest-light-runner-get-worker-data');
  }, 200);
`;

it('a worker gets its data even when the answer comes before it has asked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaaj-worker-'));
  const script = join(folder, 'worker.cjs');
  writeFileSync(script, WORKER);
  const worker = fork(script, { env: { ...process.env, NODE_OPTIONS: `--require ${REGISTER}` } });
  worker.send(DATA);
  const [answer] = (await once(worker, 'message')) as [unknown];
  await once(worker, 'exit');
  rmSync(folder, { recursive: true });
  expect(answer).toEqual({ got: 'its own' });
});

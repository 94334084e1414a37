import { runCli } from './lib/user-error.mjs';
import { nodeVersionError } from './lib/node-version.mjs';

const complaint = nodeVersionError();
if (complaint) {
  console.error(complaint);
  process.exit(1);
}

await runCli(async () => {
  const { stopOnSignal } = await import('./lib/run.mjs');
  const { install } = await import('./lib/install.mjs');
  const { build } = await import('./lib/build.mjs');
  const { serve } = await import('./lib/serve.mjs');
  const resume = stopOnSignal();
  await install();
  await build();
  resume();
  await serve();
});

import { command } from './lib/plain-error.mjs';
import { complaintAboutNode } from './lib/node-version.mjs';

const complaint = complaintAboutNode();
if (complaint) {
  console.error(complaint);
  process.exit(1);
}

/** Usage: node scripts/test.mjs [--heavy] [--only=name,name]; a name may be the beginning of several steps' names. */
await command(async () => {
  const { steps, heavySteps } = await import('./lib/steps.mjs');
  const { select } = await import('./lib/select.mjs');
  const { runSuite } = await import('./lib/suite.mjs');
  const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
  const all = process.argv.includes('--heavy') ? heavySteps : steps;
  const passed = await runSuite(select(all, only?.split(',') ?? []));
  process.exit(passed ? 0 : 1);
});

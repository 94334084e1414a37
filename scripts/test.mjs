import { parseArgs } from 'node:util';
import { runCli } from './lib/user-error.mjs';
import { nodeVersionError } from './lib/node-version.mjs';

const complaint = nodeVersionError();
if (complaint) {
  console.error(complaint);
  process.exit(1);
}

/**
 * Usage: node scripts/test.mjs [--all | --heavy] [--only=name,name] [--randomize[=seed]]; a name may be the beginning of
 * several steps' names.
 */
await runCli(async () => {
  const { allSteps, heavySteps, steps } = await import('./lib/steps.mjs');
  const { select } = await import('./lib/select.mjs');
  const { runSuite } = await import('./lib/suite.mjs');
  const args = process.argv
    .slice(2)
    .map((word) => (word === '--randomize' ? `--randomize=${Date.now() % 100_000}` : word));
  const { values } = parseArgs({
    args,
    options: {
      all: { type: 'boolean' },
      heavy: { type: 'boolean' },
      only: { type: 'string', default: '' },
      randomize: { type: 'string' },
    },
  });
  const known = values.all ? allSteps : values.heavy ? heavySteps : steps;
  const chosen = select(known, values.only.split(',').filter(Boolean));
  process.exit((await runSuite(chosen, { seed: values.randomize })) ? 0 : 1);
});

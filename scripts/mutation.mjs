import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { bin } from './lib/bin.mjs';
import { runCli, UserError } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';
import { scoreOf } from './mutation/score.mjs';

const CONTEXTS = ['wallet', 'tasks', 'submissions', 'payments', 'cash-out'];

/** Usage: node scripts/mutation.mjs [context ...]. One after the other; at the end a line for each, and one for all. */
await runCli(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !CONTEXTS.includes(name));
  if (unknown.length > 0) throw new UserError(`No such context: ${unknown}. There are ${CONTEXTS.join(', ')}.`);

  const found = (asked.length > 0 ? asked : CONTEXTS).map((context) => [context, mutantsOf(context)]);
  const lines = [...found, ['together', found.flatMap(([, mutants]) => mutants)]];
  const scores = lines.map(([name, mutants]) => ({ name, ...scoreOf(mutants) }));
  for (const { name, noticed, all, score } of scores) {
    console.log(`${name.padEnd(12)} ${score.toFixed(1).padStart(5)} %  ${noticed} of ${all} mutants killed`);
  }
  process.exit(scores.every(({ enough }) => enough) ? 0 : 1);
});

/** Every fault that was tried in the rules and use cases of a context, and what became of it. */
function mutantsOf(context) {
  const report = `${root}/tmp/mutation/${context}/report.json`;
  rmSync(report, { force: true });
  spawnSync(process.execPath, [bin('@stryker-mutator/core', 'stryker'), 'run'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CONTEXT: context },
  });
  if (!existsSync(report)) throw new UserError(`${context}: the run did not finish.`);
  return Object.values(JSON.parse(readFileSync(report, 'utf8')).files).flatMap(({ mutants }) => mutants);
}

import { build } from './build.mjs';
import { dataFolder } from './data-folder.mjs';
import { install } from './install.mjs';
import { findHeadless, ensureTools } from './system-tools.mjs';
import { runStep } from './run-step.mjs';
import { stopOnSignal } from './run.mjs';
import { schedule } from './schedule.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * Installs, builds, runs the steps and prints one summary. With `seed` test files are shuffled with that seed, and Nx's
 * cache is not used. Returns whether everything passed.
 */
export async function runSuite(steps, { seed } = {}) {
  stopOnSignal();
  const prepared = Date.now();
  await install();
  const missing = await ensureTools([...new Set(steps.flatMap(({ needs = [] }) => needs))]);
  if (steps.some(({ needsBuild }) => needsBuild)) {
    await build();
    // Read by api/test/prepare.mjs: a second build removes files that other steps read at the same time.
    process.env.TEST_IS_BUILT = 'true';
  }
  // Read by api/test/support/databases.ts and e2e/support/storage.ts.
  process.env.TEST_DATA = dataFolder();
  // TEST_LACKS is an input of the targets in nx.json.
  const env = { CHROMIUM_PATH: (await findHeadless()) ?? '', TEST_LACKS: missing.join(' ') };
  console.log(`Ready to test after ${seconds(prepared)}.`);
  if (seed) console.log(`Random order: --randomize=${seed} repeats it.`);
  const began = Date.now();
  const lines = await schedule(steps, (step) => runOrSkip(step, { ...env, seed }, missing));
  return summarize(lines, began);
}

async function runOrSkip(step, options, missing) {
  const began = Date.now();
  const { title } = step;
  const lacks = (step.needs ?? []).filter((name) => missing.includes(name));
  const strict = process.env.CI === 'true';
  if (lacks.length > 0 && (strict || !step.toolsOptional)) {
    const counted = strict ? { ...none, failed: 1 } : { ...none, skipped: 1 };
    return report({ ...counted, title, note: `without ${lacks.join(', ')}`, time: seconds(began) });
  }
  console.log(`start ${title}`);
  const result = await runStep(step, options).catch((error) => ({
    ...none,
    failed: 1,
    output: String(error?.stack ?? error),
  }));
  return report({ ...result, title, note: '', time: seconds(began) });
}

function report(line) {
  const { title, time, output, failed } = line;
  if (failed > 0 && output) console.log(`\n--- ${title} ---\n${output}\n--- end of ${title} ---\n`);
  console.log(`${mark(line)}  ${title}  ${time}  ${counts(line)} ${line.note}`.trimEnd());
  return line;
}

const mark = ({ passed, failed }) => (failed > 0 ? 'FAIL ' : passed > 0 ? 'ok   ' : 'none ');

const counts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** Repeats the failures at the end, where the reader of a long run begins. */
function printFailures({ title, failures = [] }) {
  for (const failure of failures) {
    const beginning = failure.message.split('\n').filter(Boolean).slice(0, 12).join('\n');
    console.log(`\nFAIL  ${title}: ${failure.title}\n${beginning}`);
  }
}

function summarize(lines, began) {
  const sum = (key) => lines.reduce((total, line) => total + line[key], 0);
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  const width = Math.max(...lines.map(({ title }) => title.length));
  lines.forEach(printFailures);
  console.log('\nSummary');
  for (const line of lines) {
    const { title, time, note, failures = [] } = line;
    console.log(`  ${mark(line)} ${title.padEnd(width)}  ${time.padStart(8)}  ${counts(line)} ${note}`.trimEnd());
    for (const failure of failures.slice(0, 20)) console.log(`          ${failure.title}`);
  }
  console.log(`  in ${seconds(began)}\n`);
  console.log(counts(total));
  return total.failed === 0 && total.passed > 0;
}

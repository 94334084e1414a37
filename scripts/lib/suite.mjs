import { build } from './build.mjs';
import { dataFolder } from './data-folder.mjs';
import { install } from './install.mjs';
import { findHeadless, provide } from './machine.mjs';
import { startMariadb } from './mariadb.mjs';
import { stopOnSignal } from './run.mjs';
import { schedule } from './schedule.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const none = { passed: 0, failed: 0, skipped: 0 };

/** Installs, builds, runs the steps and prints one summary. Answers whether everything passed. */
export async function runSuite(steps) {
  const began = Date.now();
  stopOnSignal();
  await install();
  const missing = await provide([...new Set(steps.flatMap(({ needs = [] }) => needs))]);
  if (steps.some(({ built }) => built)) await build();
  const mariadb =
    steps.some(({ needs }) => needs?.includes('mariadb')) && !missing.includes('mariadb')
      ? await startMariadb()
      : undefined;
  // Read by api/test/support/databases.ts and e2e/support/storage.ts.
  process.env.TEST_DATA = dataFolder();
  const tools = { mariadb: mariadb?.url ?? '', chromium: (await findHeadless()) ?? '' };
  console.log(`Ready to test after ${seconds(began)}.`);
  const lines = await schedule(steps, (step) => runStep(step, tools, missing));
  await mariadb?.stop();
  return summarize(lines, began);
}

async function runStep(step, tools, missing) {
  const began = Date.now();
  const lacks = (step.needs ?? []).filter((name) => missing.includes(name));
  const strict = process.env.CI === 'true';
  if (lacks.length > 0 && (strict || !step.runsWithout)) {
    const counted = strict ? { ...none, failed: 1 } : { ...none, skipped: 1 };
    return report({ ...counted, title: step.title, note: `without ${lacks.join(', ')}`, time: seconds(began) });
  }
  const result = await step
    .run(tools)
    .catch((error) => ({ ...none, failed: 1, output: String(error?.stack ?? error) }));
  return report({ ...result, title: step.title, note: '', time: seconds(began) });
}

function report(line) {
  if (line.failed > 0) console.log(`\n--- ${line.title} ---\n${line.output ?? ''}\n--- end of ${line.title} ---\n`);
  console.log(`${mark(line)}  ${line.title}  ${line.time}`);
  return line;
}

const mark = ({ passed, failed }) => (failed > 0 ? 'FAIL' : passed > 0 ? 'ok  ' : 'none');

/** Once more at the end, where a long run is read first. */
function recall({ title, failures = [] }) {
  for (const failure of failures) console.log(`\nFAIL  ${title}: ${failure.title}\n${failure.message}`);
}

function summarize(lines, began) {
  const total = (key) => lines.reduce((sum, line) => sum + line[key], 0);
  const width = Math.max(...lines.map(({ title }) => title.length));
  lines.forEach(recall);
  console.log('\nSummary');
  for (const line of lines) {
    const skipped = line.skipped > 0 ? `, ${line.skipped} skipped` : '';
    const counts = `${line.passed} passed, ${line.failed} failed${skipped}`;
    console.log(
      `  ${mark(line)}  ${line.title.padEnd(width)}  ${line.time.padStart(8)}  ${counts} ${line.note}`.trimEnd(),
    );
  }
  console.log(`  in ${seconds(began)}\n`);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped}`);
  return total('failed') === 0 && total('passed') > 0;
}

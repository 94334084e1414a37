import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/root.mjs';

/** The records of one day, which are not changed later; docs/performance.md has the conclusions. */
const RECORDS = join(root, 'docs/measurements');

/** The commit that is measured, in short. */
export const commit = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

/** Adds a report in Markdown, with headings from the second level, to the records of `day` (YYYY-MM-DD, UTC). */
export function record(report, { day = new Date().toISOString().slice(0, 10), folder = RECORDS } = {}) {
  const file = join(folder, `${day}.md`);
  if (!existsSync(file)) writeFileSync(file, `# ${day}\n`);
  appendFileSync(file, `\n${report.trim()}\n`);
}

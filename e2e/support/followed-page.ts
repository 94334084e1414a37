import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a command does instead, where it would reach beyond the folder. */
export type StandIns = Readonly<Record<string, () => void>>;

/** A block of a page: its language, its text, and the file that is named last before it. */
const BLOCK = /(?:`([^`\n]+)`[^`\n]*\n\n)?^```(\w+)\n([^]*?)^```$/gm;

/** The section of a page below the exact `heading`. */
function sectionOf(page: string, heading: string): string {
  const [, rest = ''] = readFileSync(page, 'utf8').split(`\n## ${heading}\n`);
  return rest.split('\n## ', 1)[0] ?? '';
}

/** Runs a command; throws with what it printed when it fails. */
export function runIn(folder: string, command: string): void {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
}

/**
 * Follows a section of a documentation page in `folder`, from top to bottom: runs its commands, and writes each file
 * with the shown content. Throws with a command's output when it fails.
 */
export function runDocsSection(page: string, heading: string, folder: string, standIns: StandIns): void {
  for (const [, file = '', language, text = ''] of sectionOf(page, heading).matchAll(BLOCK)) {
    if (language === 'sh') {
      for (const command of text.trim().split('\n')) (standIns[command] ?? (() => runIn(folder, command)))();
    } else {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  }
}

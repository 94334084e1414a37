import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Moment } from './database-proxy';

/** Settings of an API process on SQLite that `crashAt` can end: SQLite runs inside it, where no proxy can be. */
export const CRASHING = { NODE_OPTIONS: `--require ${join(__dirname, 'crash-at-statement.cjs')}` };

/** Ends the process on this data folder at the next such moment; undefined: at none. */
export function crashAt(folder: string, moment: Moment | undefined): void {
  const file = join(folder, 'crash-at.json');
  if (!moment) return rmSync(file, { force: true });
  writeFileSync(`${file}.new`, JSON.stringify(moment));
  renameSync(`${file}.new`, file);
}

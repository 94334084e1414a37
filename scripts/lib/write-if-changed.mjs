import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Leaves unchanged files untouched: builds and tests read them while another process checks whether they are current. */
export function writeIfChanged(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

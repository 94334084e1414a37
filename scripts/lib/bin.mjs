import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** The script behind a package's command, for running it with this same Node on every system. */
export function bin(name, command = name.split('/').pop()) {
  const folder = join(root, 'node_modules', name);
  const declared = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin;
  return join(folder, typeof declared === 'string' ? declared : declared[command]);
}

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../lib/user-error.mjs';
import { root } from '../lib/root.mjs';

const templates = join(root, 'deploy', 'nginx');

/**
 * The names of the settings, written ${LIKE_THIS}, that a configuration text uses.
 * @param {string} text
 */
export const namesIn = (text) => [...new Set([...text.matchAll(/\$\{([A-Z_]+)\}/g)].map((match) => match[1] ?? ''))];

/**
 * Inserts `settings` into every file of deploy/nginx and writes them to `folder`: what deploy/nginx/start.sh does
 * inside an image. Only `main` and its includes have to be complete. Returns the path of `main`; throws UserError for a
 * missing setting.
 */
export function render(main, folder, settings) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(templates).filter((file) => file.endsWith('.conf'))) {
    const text = readFileSync(join(templates, name), 'utf8');
    const missing = namesIn(text).filter((each) => settings[each] === undefined);
    if (missing.length > 0 && name === main) throw new UserError(`${name} needs ${missing.join(', ')}`);
    writeFileSync(
      join(folder, name),
      text.replace(/\$\{([A-Z_]+)\}/g, (whole, each) => settings[each] ?? whole),
    );
  }
  return join(folder, main);
}

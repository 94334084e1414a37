import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Every remote of the product, by folder: the workspaces in package.json whose names begin with mfe-.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function remoteFolders(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces.filter((name) => name.startsWith('mfe-'));
}

/**
 * What the shell reads at run time: each built remote's facts with its entry file's address. `place` gives the address
 * of a remote's folder, by default /remotes/<name>/ on the page's own origin.
 */
export function mergeRemotes(root, place = (name) => `/remotes/${name}/`) {
  const remotes = remoteFolders(root)
    .sort()
    .map((folder) => join(root, folder, 'dist', 'remote.json'))
    .filter(existsSync)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))
    .map((facts) => ({ ...facts, entry: place(facts.name) + facts.entry }));
  return { remotes };
}

/** Usage: node remotes.mjs <output file>. Writes remotes.json from the remotes that are built in this repository. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const output = resolve(process.argv[2] ?? 'dist/remotes.json');
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, `${JSON.stringify(mergeRemotes(root), null, 2)}\n`);
}

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders beside the shell that hold a remote. */
export function remoteFolders(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'remote.json')))
    .map((entry) => entry.name)
    .sort();
}

/**
 * What the shell reads at run time: each built remote's facts with its entry file's address. `place` gives the address
 * of a remote's folder, by default /remotes/<name>/ on the page's own origin.
 */
export function mergeRemotes(root, place = (name) => `/remotes/${name}/`) {
  const remotes = remoteFolders(root)
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

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './user-error.mjs';
import { run } from './run.mjs';
import { root } from './root.mjs';

const readLock = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether node_modules matches the lock file; packages that are optional on this platform are ignored. */
export function isInstalled(folder = root) {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const have = readLock(installed);
  return Object.entries(readLock(join(folder, 'package-lock.json'))).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || link || optional || have[path]?.version === version,
  );
}

/** Installs from the lock file where something is missing. Needs the network only then. Throws UserError. */
export async function install() {
  if (isInstalled()) return;
  console.log('Installing packages (the first time this takes a minute or two) ...');
  const args = ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const { code, output } = await run('npm', args, { env: { npm_config_loglevel: 'error' } });
  if (code === 0) return;
  const why = output.split('\n').find((line) => /^npm (error|ERR!) (?!code|A complete log)/.test(line));
  throw new UserError(`npm ci failed: ${why?.replace(/^npm (error|ERR!) /, '') ?? 'no reason given'}`);
}

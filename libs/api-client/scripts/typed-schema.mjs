import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const here = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);

/** Runs a command of an installed package in this workspace. */
export function runBin(packageName, bin, ...args) {
  const manifest = require.resolve(`${packageName}/package.json`);
  const file = join(dirname(manifest), require(manifest).bin[bin]);
  execFileSync(process.execPath, [file, ...args], { cwd: here, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Writes the types of the description at `description` to `target`. */
export function writeTypes(description, target, ...flags) {
  runBin('openapi-typescript', 'openapi-typescript', description, '-o', target, ...flags);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort } from './free-port';

const root = join(__dirname, '../..');
const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js');

/** A copy of one of the repository's folders, with its imports, for a test that edits its files. */
export function copyOf(folder: string): { readonly folder: string; readonly remove: () => void } {
  mkdirSync(join(root, 'tmp'), { recursive: true });
  const place = mkdtempSync(join(root, 'tmp', 'edited-'));
  const copy = join(place, basename(folder));
  cpSync(join(root, folder), copy, { recursive: true, filter: (file) => !/[\\/](dist|node_modules)$/.test(file) });
  return { folder: copy, remove: () => rmSync(place, { recursive: true, force: true }) };
}

/** What `rspack serve` serves of a folder, once it has built. */
export async function devServer(
  folder: string,
  ...args: readonly string[]
): Promise<{ readonly origin: string; readonly stop: () => Promise<unknown> }> {
  const port = await freePort();
  const child = spawn(process.execPath, [rspack, 'serve', ...args], {
    cwd: resolve(root, folder),
    env: { ...process.env, NODE_ENV: '', DEV_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  let said = '';
  const built = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += stripVTControlCharacters(text);
        if (/compiled .+\n/.test(said)) done();
      });
  });
  await Promise.race([built, ended]);
  if (!said.includes('compiled successfully')) throw new Error(`rspack serve in ${folder}:\n${said}`);
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { origin: `http://localhost:${port}`, stop };
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin } from '../../../scripts/lib/bin.mjs';
import { UserError } from '../../../scripts/lib/user-error.mjs';
import publicSide from '../../../mfe-public/remote.json' with { type: 'json' };
import { prerenderShells, drawPages, joinDocuments } from '../../../scripts/lib/prerender.mjs';
import { runNode } from '../../../scripts/lib/run.mjs';

const shell = join(import.meta.dirname, '../../dist/shell/dist');

/** An ordinary application has no list of remotes to fetch. */
function removeRemotesList(file) {
  const page = readFileSync(join(shell, file), 'utf8');
  writeFileSync(join(shell, file), page.replace(/<link rel="preload" href="\/remotes\.json"[^>]*>/, ''));
}

/** Builds the pages as one application, prerendered like the product; returns the folder of its files. */
export async function buildOneApplication() {
  const config = join(import.meta.dirname, 'rspack.config.mjs');
  const { code, output } = await runNode(bin('@rspack/cli', 'rspack'), ['build', '-c', config]);
  if (code !== 0) throw new UserError(`The build as one application failed:\n${output}`);
  removeRemotesList('app.html');
  await prerenderShells(shell);
  await drawPages('mfe-public', { shell, folder: shell });
  await joinDocuments({ shell, remotes: [{ ...publicSide, entry: '/mfe-public' }], builtAt: () => shell });
  return shell;
}

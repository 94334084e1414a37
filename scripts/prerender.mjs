import { resolve } from 'node:path';
import { runCli } from './lib/user-error.mjs';
import { prerenderShells, drawPages } from './lib/prerender.mjs';

/**
 * Usage: node scripts/prerender.mjs shell | <remote> [folder of its built files] Prerenders the shell's frames, or a
 * remote's pages in them.
 */
await runCli(() => {
  const [name, built] = process.argv.slice(2);
  const folder = built && resolve(built);
  return name === 'shell' ? prerenderShells(folder) : drawPages(name, { built: folder });
});

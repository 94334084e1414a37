import { resolve } from 'node:path';
import { command } from './lib/plain-error.mjs';
import { drawFrames, drawPages } from './lib/prerender.mjs';

/**
 * Usage: node scripts/prerender.mjs shell | <remote> [folder of its built files]
 * Draws beforehand what of it a visitor sees first: the shell's frames, or a remote's pages in them.
 */
await command(() => {
  const [name, built] = process.argv.slice(2);
  const folder = built && resolve(built);
  return name === 'shell' ? drawFrames(folder) : drawPages(name, { built: folder });
});

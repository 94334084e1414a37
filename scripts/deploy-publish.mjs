import { join, resolve } from 'node:path';
import { addVersion } from './deploy/remotes.mjs';
import { command, PlainError } from './lib/plain-error.mjs';
import { root } from './lib/root.mjs';

/**
 * Usage: npm run deploy:publish -- <remote> [folder of its front server]
 * Puts a built remote beside its earlier versions. Nothing changes for anybody until deploy:live names the version.
 */
await command(() => {
  const [name, store = join(process.env.DEPLOY_DIR || join('data', 'deploy'), 'fronts', name ?? '')] =
    process.argv.slice(2);
  if (!name) throw new PlainError('Which remote? For example: npm run deploy:publish -- mfe-worker');
  const { version } = addVersion(join(root, name, 'dist'), resolve(root, store));
  console.log(`${name} ${version} is published. To make it live: npm run deploy:live -- ${name} ${version}`);
});

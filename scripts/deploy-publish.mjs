import { join, resolve } from 'node:path';
import { addVersion, remoteNames, replaceShell } from './deploy/remotes.mjs';
import { command, PlainError } from './lib/plain-error.mjs';
import { root } from './lib/root.mjs';

/**
 * Usage: npm run deploy:publish -- shell | <remote> [folder of its front server] [folder of the built files]
 * Puts a built remote beside its earlier versions; nothing changes for anybody until deploy:live names the version. A shell
 * is live at once. The default folders are those of `npm run deploy:local` and of the workspace's own build.
 */
await command(() => {
  const [name = '', folder, built] = process.argv.slice(2);
  const store = resolve(root, folder || join(process.env.DEPLOY_DIR || join('data', 'deploy'), 'fronts', name));
  const dist = resolve(root, built || join(name, 'dist'));
  if (name === 'shell') {
    replaceShell(dist, store);
    return console.log('The shell is published.');
  }
  if (!remoteNames.includes(name)) throw new PlainError(`Which one? shell, ${remoteNames.join(', ')}`);
  const { version } = addVersion(dist, store);
  console.log(`${name} ${version} is published. To make it live: npm run deploy:live -- ${name} ${version}`);
});

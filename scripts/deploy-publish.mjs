import { join, resolve } from 'node:path';
import { addVersion, remoteNames, replaceShell } from './deploy/remotes.mjs';
import { command, PlainError } from './lib/plain-error.mjs';
import { root } from './lib/root.mjs';

/**
 * Usage: npm run deploy:publish -- shell | <remote> [folder of its front server]
 * Puts a built remote beside its earlier versions; nothing changes for anybody until deploy:live names the version. A shell
 * is live at once. The default folder is that of `npm run deploy:local`.
 */
await command(() => {
  const [name = '', folder] = process.argv.slice(2);
  const store = resolve(root, folder ?? join(process.env.DEPLOY_DIR || join('data', 'deploy'), 'fronts', name));
  const dist = join(root, name, 'dist');
  if (name === 'shell') {
    replaceShell(dist, store);
    return console.log('The shell is published.');
  }
  if (!remoteNames.includes(name)) throw new PlainError(`Which one? shell, ${remoteNames.join(', ')}`);
  const { version } = addVersion(dist, store);
  console.log(`${name} ${version} is published. To make it live: npm run deploy:live -- ${name} ${version}`);
});

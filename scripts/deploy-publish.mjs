import { join, resolve } from 'node:path';
import { addVersion, liveFile, publishShell, remoteNames, remoteAt } from './deploy/remotes.mjs';
import { command, PlainError } from './lib/plain-error.mjs';
import { root } from './lib/root.mjs';

/**
 * Usage: npm run deploy:publish -- shell | <remote> [folder of its front server] [folder of the built files] [--anyway]
 * Puts a built remote beside its earlier versions; nothing changes for anybody until deploy:live names the version. A shell
 * is live at once, and refused when a live remote does not answer or needs a library in another version than it carries; with --anyway
 * the latter is let pass.
 * The default folders are those of `npm run deploy:local` and of the workspace's own build.
 */
await command(async () => {
  const words = process.argv.slice(2);
  const [name = '', folder, built] = words.filter((word) => word !== '--anyway');
  const store = resolve(root, folder || join(process.env.DEPLOY_DIR || join('data', 'deploy'), 'fronts', name));
  const dist = resolve(root, built || join(name, 'dist'));
  if (name === 'shell') {
    await publishShell(dist, store, { file: liveFile(), at: remoteAt, anyway: words.includes('--anyway') });
    return console.log('The shell is published.');
  }
  if (!remoteNames.includes(name)) throw new PlainError(`Which one? shell, ${remoteNames.join(', ')}`);
  const { version } = addVersion(dist, store);
  console.log(`${name} ${version} is published. To make it live: npm run deploy:live -- ${name} ${version}`);
});

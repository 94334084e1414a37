import { publish } from './deploy/commands.mjs';
import { runCli } from './lib/user-error.mjs';

/**
 * Usage: npm run deploy:publish -- shell | <remote> [folder of its front server] [folder of the built files] [--anyway]
 * Publishes a built remote without replacing earlier versions; it becomes live only by deploy:live. A shell is live at
 * once. It is refused when a live remote does not respond or needs another version of a library; --anyway skips the
 * second check. The default folders are those of `npm run deploy:local` and of the workspace's own build.
 */
await runCli(async () => {
  for (const line of await publish(process.argv.slice(2))) console.log(line);
});

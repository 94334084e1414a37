import { publish } from './deploy/commands.mjs';
import { runCli } from './lib/user-error.mjs';

/**
 * Usage: npm run deploy:publish -- shell | <remote> [folder of its front server] [folder of the built files] [--anyway]
 * Puts a built remote beside its earlier versions; nothing changes for anybody until deploy:live names the version. A shell
 * is live at once, and refused when a live remote does not answer or needs a library in another version than it carries; with --anyway
 * the latter is let pass.
 * The default folders are those of `npm run deploy:local` and of the workspace's own build.
 */
await runCli(async () => {
  for (const line of await publish(process.argv.slice(2))) console.log(line);
});

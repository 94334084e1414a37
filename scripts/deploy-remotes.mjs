import { join } from 'node:path';
import { filesWithBlocks, withRemotes } from './deploy/remote-blocks.mjs';
import { runCli } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';
import { writeIfChanged } from './lib/write-if-changed.mjs';

/** Usage: npm run deploy:remotes. Updates the deployment files for the remotes in package.json and their versions. */
await runCli(() => {
  for (const file of filesWithBlocks) writeIfChanged(join(root, file), withRemotes(root, file));
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesWithBlocks, withRemotes } from './deploy/remote-blocks.mjs';
import { runCli } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';

/** Usage: npm run deploy:remotes. Updates the deployment files for the remotes in package.json and their versions. */
await runCli(() => {
  for (const file of filesWithBlocks) writeFileSync(join(root, file), withRemotes(root, file));
});

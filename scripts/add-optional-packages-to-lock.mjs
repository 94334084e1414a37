import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from './lib/user-error.mjs';
import { withOptionalPackages } from './lib/lock.mjs';
import { root } from './lib/root.mjs';

/** Adds the entries that `npm ci` needs on other platforms to package-lock.json. Run it after every npm install. */
await runCli(() => {
  const file = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const { packages, added } = withOptionalPackages(lock.packages);
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(added.length > 0 ? `Added:\n  ${added.join('\n  ')}` : 'The lock file is complete.');
});

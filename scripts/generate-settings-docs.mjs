import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { withSettings } from './deploy/settings-table.mjs';
import { runCli } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';

/** Usage: npm run docs:settings, after a build of the API. Writes the table of settings into docs/operate.md. */
await runCli(() => {
  const { settings } = createRequire(import.meta.url)('../api/dist/config.js');
  const file = join(root, 'docs', 'operate.md');
  writeFileSync(file, withSettings(readFileSync(file, 'utf8'), settings));
});

import 'reflect-metadata';
import { resolve } from 'node:path';
import { backUp } from './backup';
import { printLine, tool } from './tool';

/** Usage: npm run backup -- [folder]; by default backups/<now> below DATA_DIR. */
tool(async (config, [folder = resolve(config.dataDir, 'backups', new Date().toISOString().replaceAll(':', '-'))]) => {
  const { tables, images } = await backUp(config, resolve(folder));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  printLine(`${rows} rows of ${tables.length} tables and ${images} pictures are in ${resolve(folder)}`);
  if (config.images.store !== 'local') printLine('Images are stored externally; back them up separately.');
  printLine('Store ENCRYPTION_KEY separately: without it account numbers cannot be decrypted.');
});

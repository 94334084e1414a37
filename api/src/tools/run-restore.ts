import 'reflect-metadata';
import { resolve } from 'node:path';
import { restore } from './backup';
import { BackupError } from './tables';
import { auditLedger, printLine, tool } from './tool';

const KEEP = '--keep-sessions';

/** Usage: npm run restore -- <folder> [--keep-sessions]; restores into the empty database of the settings. */
tool(async (config, words) => {
  const [folder, ...others] = words.filter((word) => word !== KEEP);
  if (!folder || folder.startsWith('-') || others.length > 0)
    throw new BackupError(`Which backup? npm run restore -- <folder> [${KEEP}]`);
  const keepSessions = words.includes(KEEP);
  const { tables, images, madeAt } = await restore(config, resolve(folder), { keepSessions });
  const { transfers } = await auditLedger(config);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  printLine(`Restored the backup of ${madeAt}: ${tables.length} tables, ${rows} rows, ${images} images.`);
  if (!keepSessions)
    printLine(`Everybody has to sign in again, and API keys have to be created again (${KEEP} keeps both).`);
  printLine(`Ledger verified: ${transfers} transfers, all accounts sum to zero.`);
});

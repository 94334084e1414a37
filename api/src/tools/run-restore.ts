import 'reflect-metadata';
import { resolve } from 'node:path';
import { restore } from './backup';
import { CopyRefused } from './tables';
import { auditLedger, say, tool } from './tool';

/** Usage: npm run restore -- <folder>; fills the empty database that the settings name. */
tool(async (config, [folder]) => {
  if (!folder) throw new CopyRefused('Which backup? npm run restore -- <folder>');
  const { tables, images, madeAt } = await restore(config, resolve(folder));
  const { transfers } = await auditLedger(config);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(`Everything of ${madeAt} is back: ${rows} rows of ${tables.length} tables and ${images} pictures.`);
  say(`The ledger holds: ${transfers} transfers, the sum over all accounts is zero.`);
});

import 'reflect-metadata';
import { moveToMysql } from './move-to-mysql';
import { auditLedger, printLine, tool } from './tool';

/** Usage: DATABASE_URL=mysql://... npm run db:to-mysql */
tool(async (config) => {
  const { tables, setAside } = await moveToMysql(config);
  for (const [name, { rows }] of tables)
    printLine(`${name.padEnd(20)} ${String(rows).padStart(9)} rows copied and verified`);
  const { transfers } = await auditLedger(config);
  printLine(`Ledger verified: ${transfers} transfers, all accounts sum to zero.`);
  printLine(`The embedded database was renamed to ${setAside}. Start Kaaj with the same DATABASE_URL from now on.`);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from '../app';
import { ConfigError, Config } from '../config';
import { isBalanced, LedgerAudit, type LedgerReport } from '../contexts/wallet';
import { type Database } from '../platform/database/database';
import { type DatabaseSettings, DatabaseUnusable } from '../platform/database/data-sources';
import { openDatabase } from '../platform/database/open-database';
import { schema } from '../schema';
import { BackupError } from './tables';

/** The version of the API, which is the version of its tables. */
export const version = (
  JSON.parse(readFileSync(join(__dirname, '..', '..', 'package.json'), 'utf8')) as { readonly version: string }
).version;

/** Runs an owner's command. Errors that the owner can fix are printed as one line, with exit code 1. */
export function tool(main: (config: Config, words: readonly string[]) => Promise<void>): void {
  Promise.resolve()
    .then(() => main(Config.from(process.env), process.argv.slice(2)))
    .catch((error: unknown) => {
      const known = [ConfigError, DatabaseUnusable, BackupError].some((kind) => error instanceof kind);
      console.error(known ? (error as Error).message : error);
      process.exitCode = 1;
    });
}

export function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Opens the database for a command without timeouts. */
export async function withDatabase<T>(config: DatabaseSettings, work: (database: Database) => Promise<T>): Promise<T> {
  const databaseLimits = { ...config.databaseLimits, statementSeconds: 0 };
  const database = await openDatabase({ ...config, databaseLimits }, schema);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Audits the ledger of the settings' database. Throws BackupError when it is inconsistent. */
export async function auditLedger(config: Config): Promise<LedgerReport> {
  const app = await createApp(config);
  try {
    const report = await app.get(LedgerAudit).run();
    const { sum, mismatchCount, negativeCount } = report;
    if (!isBalanced(report)) {
      throw new BackupError(
        `The ledger does not balance: sum ${sum}, ${mismatchCount} accounts differ from their transfers, ${negativeCount} below zero.`,
      );
    }
    return report;
  } finally {
    await app.close();
  }
}

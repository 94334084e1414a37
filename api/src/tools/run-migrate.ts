import 'reflect-metadata';
import { printLine, tool, withDatabase } from './tool';

/**
 * Usage: npm run migrate. Migrates the tables to this version, as every start does, or waits for another process's
 * migration.
 */
tool(async (config) => {
  // Opening the database runs the migrations.
  await withDatabase(config, () => Promise.resolve());
  printLine('Database schema is up to date.');
});

import 'reflect-metadata';
import { say, tool, withDatabase } from './tool';

/** Usage: npm run migrate. Brings the tables to this version, as every process does that starts, or waits until another has. */
tool(async (config) => {
  // Whoever opens the database does it.
  await withDatabase(config, () => Promise.resolve());
  say('Database schema is up to date.');
});

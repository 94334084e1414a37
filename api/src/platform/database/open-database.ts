import { type Database } from './database';
import { DataSources, type DatabaseSettings, type Schema } from './data-sources';

/** Opens the database without the application, for tools. Throws DatabaseUnusable. */
export async function openDatabase(settings: DatabaseSettings, schema: Schema): Promise<Database> {
  const sources = new DataSources(settings, schema);
  try {
    for (const name of ['maintenance', 'writer', 'reader'] as const) await sources.open(name);
    return sources.database;
  } catch (error) {
    await sources.close().catch(() => undefined);
    throw error;
  }
}

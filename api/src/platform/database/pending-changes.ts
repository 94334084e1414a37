import { type DataSource } from 'typeorm';

/** What would have to happen to the tables for them to be as the schemas say; nothing, once a migration said it. */
export function pendingChanges({ driver }: DataSource) {
  return driver.createSchemaBuilder().log();
}

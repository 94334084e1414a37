import { type DataSource } from 'typeorm';

/** Schema changes that no migration contains yet. */
export function pendingChanges({ driver }: DataSource) {
  return driver.createSchemaBuilder().log();
}

import { DefaultNamingStrategy } from 'typeorm';

/** `verifiedAt` in a schema is `verified_at` in its table. */
export class Naming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replace(/([a-z0-9])([A-Z]+)/g, '$1_$2').toLowerCase();
  }
}

import { DefaultNamingStrategy } from 'typeorm';
import { joinSql, identifier, type Sql, sql } from './sql';

const columnOf = (field: string) => field.replace(/([a-z0-9])([A-Z]+)/g, '$1_$2').toLowerCase();

/** `verifiedAt` in a schema is `verified_at` in its table. */
export class SnakeCaseNamingStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? columnOf(propertyName);
  }
}

/** Reserved words of a database that Kaaj runs on (TiDB), which its columns were named before that was known. */
const RESERVED = new Set(['until']);
const quoted = (column: string) => (RESERVED.has(column) ? sql`\`${identifier(column)}\`` : identifier(column));

/** The columns of a schema or of a row, as a statement lists them. */
export const namesOf = (row: object): Sql => joinSql(Object.keys(row).map((field) => quoted(columnOf(field))));

/** Columns of a schema, or what a builder selects of them, as a written statement lists them: `verified_at AS verifiedAt`. */
export function selectList(selected: object): Sql {
  const columns = Object.keys(selected).map((field) =>
    columnOf(field) === field ? quoted(field) : sql`${quoted(columnOf(field))} AS ${identifier(field)}`,
  );
  return joinSql(columns);
}

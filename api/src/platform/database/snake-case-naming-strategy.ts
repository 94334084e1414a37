import { DefaultNamingStrategy } from 'typeorm';
import { joinSql, identifier, type Sql, sql } from './sql';

const columnOf = (field: string) => field.replace(/([a-z0-9])([A-Z]+)/g, '$1_$2').toLowerCase();

/** Maps `verifiedAt` in a schema to `verified_at` in its table. */
export class SnakeCaseNamingStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? columnOf(propertyName);
  }
}

/** Reserved words of TiDB that existing columns have as their names. */
const RESERVED = new Set(['until']);
const quoted = (column: string) => (RESERVED.has(column) ? sql`\`${identifier(column)}\`` : identifier(column));

/** Column list of a schema or a row. */
export const namesOf = (row: object): Sql => joinSql(Object.keys(row).map((field) => quoted(columnOf(field))));

/** Select list of a schema's columns or of a builder's selection: `verified_at AS verifiedAt`. */
export function selectList(selected: object): Sql {
  const columns = Object.keys(selected).map((field) =>
    columnOf(field) === field ? quoted(field) : sql`${quoted(columnOf(field))} AS ${identifier(field)}`,
  );
  return joinSql(columns);
}

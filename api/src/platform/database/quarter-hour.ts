import { type Sql, sql, integerLiteral } from './sql';

const QUARTER_HOUR = integerLiteral(15 * 60 * 1000);

/**
 * SQL that rounds a column of milliseconds down to its quarter of an hour. In every time zone a day begins at one. So a
 * bounded number of rows can be grouped into days of any zone later.
 */
export function floorToQuarterHour(column: Sql): Sql {
  return sql`${column} - ${column} % ${QUARTER_HOUR}`;
}

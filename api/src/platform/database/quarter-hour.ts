import { type Sql, sql, integerLiteral } from './sql';

const QUARTER_HOUR = integerLiteral(15 * 60 * 1000);

/**
 * SQL that rounds a column of milliseconds down to its quarter of an hour. Every time zone's day begins on one, so that the
 * rows, bounded in number, can be put together to days of any zone afterwards.
 */
export function floorToQuarterHour(column: Sql): Sql {
  return sql`${column} - ${column} % ${QUARTER_HOUR}`;
}

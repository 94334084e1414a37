import { type Sql } from '../../src/platform/database/sql';

/** For statements of tests alone: whatever text they put together passes for SQL. */
export const unchecked = (text: string) => text as Sql;

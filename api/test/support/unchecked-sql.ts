import { type Sql } from '../../src/platform/database/sql';

/** For statements of tests only: any concatenated text passes as SQL. */
export const unchecked = (text: string) => text as Sql;

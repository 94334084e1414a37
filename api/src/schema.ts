import { EntitySchema } from 'typeorm';
import { type Schema } from './platform/database/data-sources';
import * as mysql from './migrations/mysql';
import * as sqlite from './migrations/sqlite';
import * as tables from './tables';

/** All tables of the product. */
export const entities: EntitySchema[] = Object.values(tables).filter((each) => each instanceof EntitySchema);

/** The tables and their migrations. */
export const schema: Schema = {
  entities,
  migrations: { mysql: Object.values(mysql), sqlite: Object.values(sqlite) },
};

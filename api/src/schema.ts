import { EntitySchema } from 'typeorm';
import { type Schema } from './platform/database/data-sources';
import * as mysql from './migrations/mysql';
import * as sqlite from './migrations/sqlite';
import * as tables from './tables';

export const entities: EntitySchema[] = Object.values(tables).filter((each) => each instanceof EntitySchema);

export const schema: Schema = {
  entities,
  migrations: { mysql: Object.values(mysql), sqlite: Object.values(sqlite) },
};

import { type EntitySchema } from 'typeorm';
import { AccountSchema, TransferSchema } from './contexts/wallet/adapters/wallet.schema';
import { type Schema } from './platform/database/open-database';
import * as mysql from './migrations/mysql';
import * as sqlite from './migrations/sqlite';

/** Every table of the product, by context, and the migrations that make them. */
export const entities: EntitySchema[] = [AccountSchema, TransferSchema] as EntitySchema[];

export const schema: Schema = {
  entities,
  migrations: { mysql: Object.values(mysql), sqlite: Object.values(sqlite) },
};

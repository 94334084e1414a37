import { EntitySchema, type EntitySchemaOptions } from 'typeorm';
import { type RowOf } from './columns';

interface Table<Columns> extends Pick<EntitySchemaOptions<RowOf<Columns>>, 'checks' | 'indices'> {
  readonly name: string;
  readonly columns: Columns;
}

export function table<Columns extends object>(options: Table<Columns>): EntitySchema<RowOf<Columns>> {
  return new EntitySchema(options);
}

export type TableRow<Schema> = Schema extends EntitySchema<infer Row> ? Row : never;

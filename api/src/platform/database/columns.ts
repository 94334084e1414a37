import { type EntitySchemaColumnOptions } from 'typeorm';
import { type Cents, type Coins } from '../../kernel/coins';

/** MySQL's driver returns 64-bit integers as strings; all of ours are below 2^53. */
const asNumber = {
  from: (value: unknown): number | null => (value === null || value === undefined ? null : Number(value)),
  to: (value: unknown): unknown => value,
};

/** A column of a schema with the type of its values. */
export type Column<Value> = EntitySchemaColumnOptions & { readonly holds?: Value };

export type RowOf<Columns> = {
  readonly [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never;
};

/** A whole number below 2^53: coins, cents, milliseconds since the epoch. */
export const integerColumn: Column<number> = { type: 'bigint', transformer: asNumber };

export const coinAmount = integerColumn as Column<Coins>;

export const centAmount = integerColumn as Column<Cents>;

/** An id made by kernel/ids.ts. */
export const id: Column<string> = { type: 'varchar', length: 26 };

export const primaryId: Column<string> = { ...id, primary: true };

/** May be limited to some values: `text<TaskStatus>(10)`. */
export function text<Words extends string = string>(length: number): Column<Words> {
  return { type: 'varchar', length };
}

/** Up to 16,000 characters on every engine. */
export const longText: Column<string> = { type: 'text' };

/** Texts of more bytes than `longText` takes: up to 16 MB on every engine. */
export const mediumText: Column<string> = { type: 'mediumtext' };

/** Maximum size of a column of `bytes` on every engine. */
export const MAX_BYTES = 65_535;

export const bytes: Column<Uint8Array> = { type: 'blob' };

/** Raw SQL returns 0 or 1. */
export const flag: Column<boolean | number> = { type: 'boolean', default: false };

export function nullable<Value>(column: Column<Value>): Column<Value | null> {
  return { ...column, nullable: true };
}

import { type EntitySchemaColumnOptions } from 'typeorm';

/** MySQL's driver hands 64-bit integers over as text; every one of ours is below 2^53. */
const asNumber = {
  from: (value: unknown): number | null => (value === null || value === undefined ? null : Number(value)),
  to: (value: unknown): unknown => value,
};

/** A whole number below 2^53: coins, cents, milliseconds since the epoch. */
export const whole: EntitySchemaColumnOptions = { type: 'bigint', transformer: asNumber };

/** An id made by kernel/ids.ts. */
export const id: EntitySchemaColumnOptions = { type: 'varchar', length: 26 };

export const primaryId: EntitySchemaColumnOptions = { ...id, primary: true };

export function text(length: number): EntitySchemaColumnOptions {
  return { type: 'varchar', length };
}

/** Up to 16,000 characters on every engine. */
export const longText: EntitySchemaColumnOptions = { type: 'text' };

export const flag: EntitySchemaColumnOptions = { type: 'boolean', default: false };

export function nullable(column: EntitySchemaColumnOptions): EntitySchemaColumnOptions {
  return { ...column, nullable: true };
}

import { type ColumnOptions } from 'typeorm';

/** TypeORM returns 64-bit integers as text; each of these is below 2^53. */
export const whole = {
  type: 'bigint',
  transformer: {
    from: (value: string | null) => (value === null ? null : Number(value)),
    to: (value: unknown) => value,
  },
} as const satisfies ColumnOptions;

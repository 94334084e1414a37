import { type ColumnOptions } from 'typeorm';

/** TypeORM hands 64-bit integers over as text; every one of these is below 2^53. */
export const whole = {
  type: 'bigint',
  transformer: {
    from: (value: string | null) => (value === null ? null : Number(value)),
    to: (value: unknown) => value,
  },
} as const satisfies ColumnOptions;

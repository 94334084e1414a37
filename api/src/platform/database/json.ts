/** The value of a column with JSON; null for none. */
export const fromJson = <Value>(stored: string | null): Value | null =>
  stored === null ? null : (JSON.parse(stored) as Value);

/** A value as a column with JSON; null for none. */
export const toJson = (value: object | null | undefined): string | null => (value ? JSON.stringify(value) : null);

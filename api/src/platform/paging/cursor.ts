import { InvalidRequest } from '../http/request-errors';

/** A position in a sorted list: the sort values of the row before it. */
export type CursorKey = readonly (string | number)[];

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

/** Makes a page of at most `size` rows from `size` + 1 rows; the extra one only shows that there are more. */
export function toPage<Row>(rows: readonly Row[], size: number, placeOf: (row: Row) => CursorKey): Page<Row> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > size && last !== undefined ? encodeCursor(placeOf(last)) : null };
}

export function encodeCursor(key: CursorKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The position of a cursor, undefined without one. Throws InvalidRequest for a cursor of another shape. */
export function decodeCursor<Shape extends CursorKey>(cursor: string | undefined, shape: Shape): Shape | undefined {
  if (cursor === undefined) return undefined;
  const key = parsed(cursor);
  const fits =
    Array.isArray(key) &&
    key.length === shape.length &&
    key.every(
      (value, index) =>
        typeof value === typeof shape[index] && (typeof value === 'string' || Number.isSafeInteger(value)),
    );
  if (!fits) {
    throw new InvalidRequest([{ field: 'cursor', code: 'matches', message: 'Invalid cursor.' }]);
  }
  return key as unknown as Shape;
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

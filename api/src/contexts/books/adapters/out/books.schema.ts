import { EntitySchema } from 'typeorm';
import { longText, type RowOf, text, integerColumn } from '../../../../platform/database/columns';

const dayColumns = {
  number: { ...integerColumn, primary: true },
  day: text(10),
  /** The id of the last transfer of the day, or of an earlier day. */
  last: text(26),
  /** The signed text. */
  body: longText,
  hash: text(64),
  signature: text(88),
};

export type BookDayRow = RowOf<typeof dayColumns>;

export const BookDaySchema = new EntitySchema<BookDayRow>({
  name: 'book_day',
  columns: dayColumns,
  indices: [
    { name: 'book_day_day', columns: ['day'], unique: true },
    { name: 'book_day_last', columns: ['last', 'number'] },
  ],
});

const blockColumns = {
  number: { ...integerColumn, primary: true },
  block: { ...integerColumn, primary: true },
  /** The id of its last transfer. */
  last: text(26),
  hash: text(64),
  marks: longText,
};

export type BookBlockRow = RowOf<typeof blockColumns>;

export const BookBlockSchema = new EntitySchema<BookBlockRow>({
  name: 'book_block',
  columns: blockColumns,
  indices: [{ name: 'book_block_last', columns: ['number', 'last'] }],
});

const keyColumns = {
  number: { ...integerColumn, primary: true },
  id: text(64),
  public_key: text(44),
  /** The private key, encrypted with ENCRYPTION_KEY. */
  sealed: text(200),
  /** The secret from which salts are derived; the same in every row. */
  salts: text(64),
  /** Milliseconds since the epoch. */
  made_at: integerColumn,
};

export type BookKeyRow = RowOf<typeof keyColumns>;

export const BookKeySchema = new EntitySchema<BookKeyRow>({
  name: 'book_key',
  columns: keyColumns,
  indices: [{ name: 'book_key_id', columns: ['id'], unique: true }],
});

import { longText, text, integerColumn } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';

export const BookDaySchema = table({
  name: 'book_day',
  columns: {
    number: { ...integerColumn, primary: true },
    day: text(10),
    /** The id of the last transfer of the day, or of an earlier day. */
    last: text(26),
    /** The signed text. */
    body: longText,
    hash: text(64),
    signature: text(88),
  },
  indices: [
    { name: 'book_day_day', columns: ['day'], unique: true },
    { name: 'book_day_last', columns: ['last', 'number'] },
  ],
});

export const BookBlockSchema = table({
  name: 'book_block',
  columns: {
    number: { ...integerColumn, primary: true },
    block: { ...integerColumn, primary: true },
    /** The id of its last transfer. */
    last: text(26),
    hash: text(64),
    marks: longText,
  },
  indices: [{ name: 'book_block_last', columns: ['number', 'last'] }],
});

export const BookKeySchema = table({
  name: 'book_key',
  columns: {
    number: { ...integerColumn, primary: true },
    id: text(64),
    public_key: text(44),
    /** The private key, encrypted with ENCRYPTION_KEY. */
    sealed: text(200),
    /** The secret from which salts are derived; the same in every row. */
    salts: text(64),
    /** Milliseconds since the epoch. */
    made_at: integerColumn,
  },
  indices: [{ name: 'book_key_id', columns: ['id'], unique: true }],
});

export type BookKeyRow = TableRow<typeof BookKeySchema>;

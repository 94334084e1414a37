import {
  type BatchFormat,
  csvRecords,
  foldedName,
  isPlainText,
  LENGTHS,
  LIMITS,
  PLAIN_TEXT_MESSAGE,
  normalizeText,
} from '@kaaj/contract';
import { type FieldError } from '../../../kernel/domain-error';

/** One row of a file, its values in the order of the columns. */
export interface Row {
  /** Its first line in the file, from 1. */
  readonly line: number;
  readonly values: readonly string[];
  /** URL of its own picture; undefined where the template's picture is used. */
  readonly picture?: string | undefined;
}

export interface RowError extends FieldError {
  readonly line: number;
}

export type RowOrFault = Row | RowError;

export const isFault = (row: RowOrFault | Blank): row is RowError => 'code' in row;

export interface Table {
  readonly columns: readonly string[];
  /** A generator: can be iterated once. */
  readonly rows: Iterable<RowOrFault | Blank>;
}

/** An empty row, as spreadsheets leave at the end of a file. */
export interface Blank {
  readonly blankLine: number;
}

export const isBlank = (row: RowOrFault | Blank): row is Blank => 'blankLine' in row;

/** The index of a column. Names are compared in a normal form. */
export function columnAt(columns: readonly string[], name: string): number {
  const exactly = columns.indexOf(name);
  if (exactly >= 0) return exactly;
  let indexes = indexesOf.get(columns);
  if (!indexes) {
    indexes = new Map(columns.map((column, index) => [foldedName(column), index]));
    indexesOf.set(columns, indexes);
  }
  return indexes.get(foldedName(name)) ?? -1;
}

/** Names are normalized once per file: a template may name a column a thousand times for each row. */
const indexesOf = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

export const WHOLE_LINE = 'rows';

export const rowError = (line: number, field: string, code: string, message: string): RowError => ({
  line,
  field,
  code,
  message,
});

/** Parses a file; returns an error where not even the columns can be read. */
export function tableOf(text: string, format: BatchFormat): Table | RowError {
  return format === 'csv' ? csvTable(text) : jsonTable(text);
}

function csvTable(text: string): Table | RowError {
  const records = csvRecords(text, LIMITS.batch.columns);
  const head = records.next();
  if (head.done) return rowError(1, WHOLE_LINE, 'empty', 'The file is empty.');
  const unfit = headFault(head.value.line, head.value.cells);
  if (unfit) return unfit;
  const columns = head.value.cells.map(normalizeText);
  return columnFault(head.value.line, columns) ?? { columns, rows: csvRows(records, columns.length) };
}

function* csvRows(records: ReturnType<typeof csvRecords>, width: number): Generator<RowOrFault | Blank> {
  for (const { line, cells, unclosed } of records) {
    if (unclosed) yield rowError(line, WHOLE_LINE, 'unclosed', 'Unclosed quotation mark.');
    else if (cells.every((cell) => normalizeText(cell) === '')) yield { blankLine: line };
    else if (cells.length !== width)
      yield rowError(line, WHOLE_LINE, 'cells', `Expected ${width} columns, as in the first line.`);
    else yield checked(line, cells);
  }
}

function jsonTable(text: string): Table | RowError {
  const objects = jsonObjects(text);
  const head = objects.next();
  if (head.done) return rowError(1, WHOLE_LINE, 'empty', 'The file is empty.');
  const first = head.value;
  if ('code' in first) return first;
  const names = Object.keys(first.object);
  const unfit = headFault(first.line, names);
  if (unfit) return unfit;
  const columns = names.map(normalizeText);
  return columnFault(first.line, columns) ?? { columns, rows: jsonRows(first, objects, columns) };
}

function* jsonRows(
  first: JsonLine,
  others: Iterable<JsonLine | RowError>,
  columns: readonly string[],
): Generator<RowOrFault | Blank> {
  yield rowOf(first, columns);
  for (const each of others) yield 'code' in each ? each : rowOf(each, columns);
}

interface JsonLine {
  readonly line: number;
  readonly object: Readonly<Record<string, unknown>>;
}

function* jsonObjects(text: string): Generator<JsonLine | RowError> {
  let line = 0;
  for (let from = 0; from <= text.length;) {
    const end = text.indexOf('\n', from);
    const one = text.slice(from, end < 0 ? text.length : end).trim();
    from = end < 0 ? text.length + 1 : end + 1;
    line += 1;
    if (one !== '') yield parsed(line, one);
  }
}

/** Strings and numbers of JSON; the capture group has the numbers. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

/** Longest line: a row of maximum length with every character as a six-character escape. */
const MAX_LINE_LENGTH = 6 * LENGTHS.batchRow;

/** Numbers become strings as written: an id of 18 digits exceeds the precision of a number. */
function parsed(line: number, text: string): JsonLine | RowError {
  if (text.length > MAX_LINE_LENGTH) return tooLong(line);
  try {
    JSON.parse(text);
    const asTexts = text.replace(TOKENS, (token, number?: string) => (number === undefined ? token : `"${number}"`));
    const object: unknown = JSON.parse(asTexts);
    if (typeof object === 'object' && object !== null && !Array.isArray(object))
      return { line, object: object as JsonLine['object'] };
  } catch {
    // Reported below.
  }
  return rowError(line, WHOLE_LINE, 'json', 'Each line must be one JSON object.');
}

function rowOf({ line, object }: JsonLine, columns: readonly string[]): RowOrFault | Blank {
  const entries = new Map(Object.entries(object).map(([name, value]) => [foldedName(name), value]));
  const names = Object.keys(object);
  const unknown = names.find((name) => columnAt(columns, name) < 0);
  if (unknown !== undefined) return rowError(line, unknown, 'unknown-column', 'The first line has no such column.');
  const repeated = entries.size < names.length && columnFault(line, names);
  if (repeated) return repeated;
  const values: string[] = [];
  for (const column of columns) {
    const value = entries.get(foldedName(column));
    if (value === undefined) return rowError(line, column, 'required', 'This field is required.');
    if (!isScalar(value)) return rowError(line, column, 'scalar', 'Must be a string, number or boolean.');
    values.push(String(value));
  }
  return values.every((value) => normalizeText(value) === '') ? { blankLine: line } : checked(line, values);
}

const isScalar = (value: unknown): value is string | boolean => ['string', 'boolean'].includes(typeof value);

function checked(line: number, values: readonly string[]): RowOrFault {
  if (values.reduce((sum, { length }) => sum + length, 0) > LENGTHS.batchRow) return tooLong(line);
  if (values.some((value) => !isPlainText(value.replaceAll('\r\n', '\n'), { lines: true })))
    return rowError(line, WHOLE_LINE, 'isPlainText', PLAIN_TEXT_MESSAGE);
  if (values.some((value) => value.includes('\ufffd')))
    return rowError(
      line,
      WHOLE_LINE,
      'notUtf8',
      'Some characters of this line could not be read. Save the file as UTF-8 and send it again.',
    );
  return JSON.stringify(values).length > LENGTHS.batchRow ? tooLong(line) : { line, values };
}

const tooLong = (line: number): RowError =>
  rowError(line, WHOLE_LINE, 'maxLength', `Must be at most ${LENGTHS.batchRow} characters.`);

/** The error of a name that is no column; reported for the header line. */
export const unknownColumn = (field: string, column: string): RowError =>
  rowError(1, field, 'unknown-column', `The file has no column “${column}”.`);

/** Too long or too many names are reported before they are compared. */
function headFault(line: number, names: readonly string[]): RowError | undefined {
  const { columns: most } = LIMITS.batch;
  if (names.length > most) return rowError(line, WHOLE_LINE, 'columns', `A file can have at most ${most} columns.`);
  return names.reduce((sum, { length }) => sum + length, 0) > LENGTHS.batchRow ? tooLong(line) : undefined;
}

function columnFault(line: number, columns: readonly string[]): RowError | undefined {
  const folded = columns.map(foldedName);
  const bad = columns.findIndex(
    (name, index) =>
      !isPlainText(name) ||
      name === '' ||
      name.length > LENGTHS.batchColumn ||
      folded.indexOf(folded[index] ?? '') < index,
  );
  if (bad < 0) return undefined;
  return rowError(
    line,
    columns[bad] || WHOLE_LINE,
    'column',
    `Each column has a name of its own, of at most ${LENGTHS.batchColumn} characters.`,
  );
}

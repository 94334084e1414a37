import {
  type BatchFormat,
  csvRecords,
  isPlainText,
  LENGTHS,
  LIMITS,
  PLAIN_TEXT_SENTENCE,
  tidyText,
} from '@kaaj/contract';
import { type RefusedField } from '../../../kernel/domain-error';

/** One row of a file, its values in the order of the columns. */
export interface Row {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  readonly values: readonly string[];
}

/** What is wrong with one line of a file. */
export interface Fault extends RefusedField {
  readonly line: number;
}

export type RowOrFault = Row | Fault;

export const isFault = (row: RowOrFault): row is Fault => 'code' in row;

export interface Table {
  readonly columns: readonly string[];
  /** Read while it is walked through, once. */
  readonly rows: Iterable<RowOrFault>;
}

const WHOLE_LINE = 'rows';

const fault = (line: number, field: string, code: string, message: string): Fault => ({ line, field, code, message });

/** A file as rows under columns; a fault where not even its columns can be read. */
export function tableOf(text: string, format: BatchFormat): Table | Fault {
  return format === 'csv' ? csvTable(text) : jsonTable(text);
}

function csvTable(text: string): Table | Fault {
  const records = csvRecords(text, LIMITS.batch.columns);
  const head = records.next();
  if (head.done) return fault(1, WHOLE_LINE, 'empty', 'There is nothing in this file.');
  const columns = head.value.cells.map(tidyText);
  return columnFault(head.value.line, columns) ?? { columns, rows: csvRows(records, columns.length) };
}

function* csvRows(records: ReturnType<typeof csvRecords>, width: number): Generator<RowOrFault> {
  for (const { line, cells, unclosed } of records) {
    if (unclosed) yield fault(line, WHOLE_LINE, 'unclosed', 'A quotation mark is opened here and never closed.');
    else if (cells.length !== width)
      yield fault(line, WHOLE_LINE, 'cells', `This has to have ${width} cells, as the first line has.`);
    else yield checked(line, cells);
  }
}

function jsonTable(text: string): Table | Fault {
  const objects = jsonObjects(text);
  const head = objects.next();
  if (head.done) return fault(1, WHOLE_LINE, 'empty', 'There is nothing in this file.');
  const first = head.value;
  if ('code' in first) return first;
  const columns = Object.keys(first.object).map(tidyText);
  return columnFault(first.line, columns) ?? { columns, rows: jsonRows(first, objects, columns) };
}

function* jsonRows(
  first: JsonLine,
  others: Iterable<JsonLine | Fault>,
  columns: readonly string[],
): Generator<RowOrFault> {
  yield rowOf(first, columns);
  for (const each of others) yield 'code' in each ? each : rowOf(each, columns);
}

interface JsonLine {
  readonly line: number;
  readonly object: Readonly<Record<string, unknown>>;
}

function* jsonObjects(text: string): Generator<JsonLine | Fault> {
  let line = 0;
  for (let from = 0; from <= text.length;) {
    const end = text.indexOf('\n', from);
    const one = text.slice(from, end < 0 ? text.length : end).trim();
    from = end < 0 ? text.length + 1 : end + 1;
    line += 1;
    if (one !== '') yield parsed(line, one);
  }
}

function parsed(line: number, text: string): JsonLine | Fault {
  try {
    const object: unknown = JSON.parse(text);
    if (typeof object === 'object' && object !== null && !Array.isArray(object))
      return { line, object: object as JsonLine['object'] };
  } catch {
    // Said below.
  }
  return fault(line, WHOLE_LINE, 'json', 'This has to be one JSON object.');
}

function rowOf({ line, object }: JsonLine, columns: readonly string[]): RowOrFault {
  const entries = new Map(Object.entries(object).map(([name, value]) => [tidyText(name), value]));
  const unknown = [...entries.keys()].find((name) => !columns.includes(name));
  if (unknown !== undefined) return fault(line, unknown, 'unknown-column', 'The first line has no such column.');
  const values: string[] = [];
  for (const column of columns) {
    const value = entries.get(column);
    if (value === undefined) return fault(line, column, 'required', 'This is needed.');
    if (!isScalar(value)) return fault(line, column, 'scalar', 'This has to be text, a number, true or false.');
    values.push(String(value));
  }
  return checked(line, values);
}

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

function checked(line: number, values: readonly string[]): RowOrFault {
  if (values.some((value) => !isPlainText(value.replaceAll('\r\n', '\n'), { lines: true })))
    return fault(line, WHOLE_LINE, 'isPlainText', PLAIN_TEXT_SENTENCE);
  if (JSON.stringify(values).length > LENGTHS.batchRow)
    return fault(line, WHOLE_LINE, 'maxLength', `This has at most ${LENGTHS.batchRow} characters.`);
  return { line, values };
}

function columnFault(line: number, columns: readonly string[]): Fault | undefined {
  const { columns: most } = LIMITS.batch;
  if (columns.length > most) return fault(line, WHOLE_LINE, 'columns', `There are at most ${most} columns.`);
  const bad = columns.findIndex(
    (name, index) =>
      !isPlainText(name) || name === '' || name.length > LENGTHS.batchColumn || columns.indexOf(name) < index,
  );
  if (bad < 0) return undefined;
  return fault(
    line,
    columns[bad] || WHOLE_LINE,
    'column',
    `Each column has a name of its own, of at most ${LENGTHS.batchColumn} characters.`,
  );
}

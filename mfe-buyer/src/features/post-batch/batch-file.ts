import { type BatchFormat, csvRecords, LIMITS, normalizeText, parseJson } from '@kaaj/contract';
import { type Encoding, readTextFile } from '@kaaj/page-kit';

const FIRST_ROWS = 3;

/** The selected file, as far as the page needs it; the server parses it in full. */
export interface BatchFile {
  readonly name: string;
  readonly format: BatchFormat;
  readonly text: string;
  /** How its letters were written. */
  readonly encoding: Encoding;
  /** The column names of its header; empty without one. */
  readonly columns: readonly string[];
  /** The values of its first rows, in the order of the columns. */
  readonly rows: Table;
}

type Table = readonly (readonly string[])[];

/** The file with the columns that its first line names, and the values of the rows after it. */
export async function batchFileOf(file: File): Promise<BatchFile> {
  const { text, encoding } = await readTextFile(file);
  const format = /\.(jsonl|ndjson)$/i.test(file.name) ? 'jsonl' : 'csv';
  const [columns = [], ...rows] = format === 'csv' ? csvTable(text) : jsonTable(text);
  return { name: file.name, format, text, encoding, columns, rows };
}

function csvTable(text: string): Table {
  const table: string[][] = [];
  for (const { cells } of csvRecords(text, LIMITS.batch.columns)) {
    table.push(cells.map(normalizeText));
    if (table.length > FIRST_ROWS) break;
  }
  return table;
}

function jsonTable(text: string): Table {
  const [first, ...others] = text.trimStart().split('\n', FIRST_ROWS).map(objectOf);
  if (!first) return [];
  const valuesOf = (object: Readonly<Record<string, unknown>>) =>
    Object.keys(first).map((key) => normalizeText(textOf(object[key])));
  return [Object.keys(first).map(normalizeText), ...[first, ...others].flatMap((row) => (row ? [valuesOf(row)] : []))];
}

function objectOf(line: string): Readonly<Record<string, unknown>> | undefined {
  const parsed = parseJson<unknown>(line);
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : undefined;
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

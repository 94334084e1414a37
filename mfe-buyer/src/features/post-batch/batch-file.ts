import { type BatchFormat, csvRecords, LIMITS, normalizeText } from '@kaaj/contract';
import { type Encoding, readTextFile } from '@kaaj/page-kit';

/** The selected file, as far as the page needs it; the server parses it in full. */
export interface BatchFile {
  readonly name: string;
  readonly format: BatchFormat;
  readonly text: string;
  /** How its letters were written. */
  readonly encoding: Encoding;
  /** The column names of its header; empty without one. */
  readonly columns: readonly string[];
}

/** The file with the columns that its first line names. */
export async function batchFileOf(file: File): Promise<BatchFile> {
  const { text, encoding } = await readTextFile(file);
  const format = /\.(jsonl|ndjson)$/i.test(file.name) ? 'jsonl' : 'csv';
  return { name: file.name, format, text, encoding, columns: format === 'csv' ? csvColumns(text) : jsonColumns(text) };
}

function csvColumns(text: string): readonly string[] {
  const head = csvRecords(text, LIMITS.batch.columns).next();
  return head.done ? [] : head.value.cells.map(normalizeText);
}

function jsonColumns(text: string): readonly string[] {
  try {
    const first: unknown = JSON.parse(text.trimStart().split('\n', 1)[0] ?? '');
    return typeof first === 'object' && first !== null ? Object.keys(first).map(normalizeText) : [];
  } catch {
    return [];
  }
}

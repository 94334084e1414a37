import { type BatchFormat, csvRecords, LIMITS } from '@kaaj/contract';

/** A file that was picked, as far as a page needs to know it; the server reads it in full. */
export interface BatchFile {
  readonly name: string;
  readonly format: BatchFormat;
  readonly text: string;
  /** The names that its first line gives; none where it gives none. */
  readonly columns: readonly string[];
}

/** The file with the columns that its first line names. */
export async function batchFileOf(file: File): Promise<BatchFile> {
  const text = await textOf(file);
  const format = /\.(jsonl|ndjson)$/i.test(file.name) ? 'jsonl' : 'csv';
  return { name: file.name, format, text, columns: format === 'csv' ? csvColumns(text) : jsonColumns(text) };
}

function textOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsText(file);
  });
}

function csvColumns(text: string): readonly string[] {
  const head = csvRecords(text, LIMITS.batch.columns).next();
  return head.done ? [] : head.value.cells.map((cell) => cell.trim());
}

function jsonColumns(text: string): readonly string[] {
  try {
    const first: unknown = JSON.parse(text.trimStart().split('\n', 1)[0] ?? '');
    return typeof first === 'object' && first !== null ? Object.keys(first) : [];
  } catch {
    return [];
  }
}

import { csvLine } from '@kaaj/contract';

type Cell = string | number;

/** Comma-separated rows (RFC 4180), the header first, with a byte order mark so that spreadsheets read Bangla. */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[header, ...rows].map(csvLine).join('')}`;
}

import { csvLine } from '@kaaj/contract';

type Cell = string | number;

/** Comma-separated rows (RFC 4180), the header first, with a byte order mark so that spreadsheets read Bangla. */
export function csvOf(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[header, ...rows].map(csvLine).join('')}`;
}

/** Hands the person a file made on this page. */
export function download(name: string, content: string, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

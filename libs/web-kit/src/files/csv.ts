type Cell = string | number;

/** A text that a spreadsheet would run as a formula is made plain by an apostrophe; numbers stay numbers. */
function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const inert = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Comma-separated rows (RFC 4180), the header first, with a byte order mark so that spreadsheets read Bangla. */
export function csvOf(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[header, ...rows].map((cells) => cells.map(cellText).join(',')).join('\r\n')}\r\n`;
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

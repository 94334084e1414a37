/** A row of a file and the line it begins on, from 1 on. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads rows of cells (RFC 4180) that are parted by what parts the first line: a comma, or a semicolon as some spreadsheets write it. Empty rows are left out. */
export function rowsOf(text: string): readonly Row[] {
  const plain = text.replace(/^\uFEFF/, '');
  const [first = ''] = plain.split('\n', 1);
  const comma = !first.includes(',') && first.includes(';') ? ';' : ',';
  const rows: Row[] = [];
  let [line, began] = [1, 1];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: began, cells: cells.map((each) => each.trim()) });
    [cells, cell, began] = [[], '', line];
  };
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at] as string;
    if (sign === '\n') line += 1;
    if (quoted && sign === '"' && plain[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (quoted || cell.trim() === '')) {
      quoted = !quoted;
      if (quoted) cell = '';
    } else if (quoted) cell += sign;
    else if (sign === comma) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}

/** Comma-separated rows (RFC 4180). A text that a spreadsheet would run as a formula is made plain by an apostrophe. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: string): string {
  const inert = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** One record of a CSV file; its cells may hold ends of lines. */
export interface CsvRecord {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote was opened and never closed: the record is the rest of the file. */
  readonly unclosed: boolean;
}

const SEPARATORS = [',', ';', '\t'];
const MARK = '\ufeff';

/** A first line `sep=;`, which names the separator for spreadsheets. */
const SEPARATOR_HINT = /^"?sep=([^"\r\n\p{L}\p{N}])"?(?:\r\n?|\n|$)/iu;
const MAX_HINT_LENGTH = 16;

/**
 * Parses records of a CSV file (RFC 4180) lazily. The separator is that of a line `sep=`, or the first comma, semicolon
 * or tab in the first line: spreadsheets write different ones by country. Empty lines are skipped. Of a record with
 * more than `most` cells, the first `most` and one more are returned.
 */
export function* csvRecords(text: string, most: number): Generator<CsvRecord> {
  let at = text.startsWith(MARK) ? MARK.length : 0;
  const hint = SEPARATOR_HINT.exec(text.slice(at, at + MAX_HINT_LENGTH));
  const separator = hint?.[1] ?? separatorOf(text);
  let line = hint ? 2 : 1;
  at += hint?.[0].length ?? 0;
  while (at < text.length) {
    const begun = line;
    const cells: string[] = [];
    let unclosed = false;
    for (;;) {
      const cell = text[at] === '"' ? quoted(text, at, separator) : plain(text, at, separator);
      if (cells.length <= most) cells.push(cell.value);
      unclosed ||= cell.unclosed;
      line += linesIn(cell.value);
      at = cell.end;
      if (text[at] !== separator) break;
      at += 1;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    line += 1;
    if (cells.length > 1 || cells[0] !== '') yield { line: begun, cells, unclosed };
  }
}

interface Cell {
  readonly value: string;
  readonly end: number;
  readonly unclosed: boolean;
}

function plain(text: string, from: number, separator: string): Cell {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(from, end), end, unclosed: false };
}

/** A quote inside is written twice; text after the last one belongs to the cell as well. */
function quoted(text: string, from: number, separator: string): Cell {
  for (let at = from + 1; ;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { value: text.slice(from + 1), end: text.length, unclosed: true };
    if (text[quote + 1] !== '"') {
      const rest = plain(text, quote + 1, separator);
      const inside = text
        .slice(from + 1, quote)
        .split('""')
        .join('"');
      return { ...rest, value: inside + rest.value };
    }
    at = quote + 2;
  }
}

function separatorOf(text: string): string {
  let inQuotes = false;
  for (const character of text) {
    if (character === '"') inQuotes = !inQuotes;
    else if (!inQuotes && SEPARATORS.includes(character)) return character;
    else if (!inQuotes && character === '\n') break;
  }
  return ',';
}

const linesIn = (value: string): number => value.split('\n').length - 1;

/**
 * What a spreadsheet would run as a formula: at the beginning of a cell, or after a character that ends a cell in some
 * locale. Some spreadsheets skip blanks, quotes and invisible characters before it; others accept full-width signs.
 */
const SIGN = '(?=[\\p{Zs}"\\p{Cf}\\p{Default_Ignorable_Code_Point}]*[=+\\-@＝＋－＠﹢﹣﹦﹫−])';
const FORMULA_BEGINS = new RegExp(`^(?:${SIGN}|(?=[\\t\\r]))`, 'u');
const FORMULA_INSIDE = new RegExp(`[;\\t|\\n\\r\\v\\f\\u0085\\u2028\\u2029]${SIGN}`, 'gu');
const ENDS_A_CELL = /[",;\t|\n\r\v\f\u0085\u2028\u2029]/;

/** An apostrophe makes a formula plain text; numbers stay numbers. */
function cellText(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const inert = cell.replace(FORMULA_INSIDE, "$&'").replace(FORMULA_BEGINS, "'");
  return inert !== cell || ENDS_A_CELL.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** One record of a CSV file (RFC 4180) with the end of its line, inert in spreadsheets. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

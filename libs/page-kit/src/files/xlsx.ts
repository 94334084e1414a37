type Cell = string | number;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Text (format 49) and money with two decimals (format 2), by their place among the styles. */
const TEXT = 1;
const MONEY = 2;

/**
 * A workbook (ECMA-376) with one sheet in which every cell is text: leading zeros, long numbers and formulas stay
 * unchanged. Cells that are filled in later are text, too.
 */
export function xlsxOf(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const width = Math.max(1, ...rows.map((row) => row.length));
  const sheet =
    `<worksheet xmlns="${SPREADSHEET}"><cols><col min="1" max="${width}" width="24" style="${TEXT}"/></cols><sheetData>` +
    rows.map((row) => `<row>${row.map(cellXml).join('')}</row>`).join('') +
    '</sheetData></worksheet>';
  const styles =
    `<styleSheet xmlns="${SPREADSHEET}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills>` +
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/>' +
    '<xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="2" applyNumberFormat="1"/></cellXfs></styleSheet>';
  const type = (path: string, kind: string) =>
    `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  return zipOf({
    '[Content_Types].xml':
      `<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      type('xl/workbook.xml', 'sheet.main') +
      type('xl/worksheets/sheet1.xml', 'worksheet') +
      type('xl/styles.xml', 'styles') +
      '</Types>',
    '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml':
      `<workbook xmlns="${SPREADSHEET}" xmlns:r="${OFFICE}">` +
      '<sheets><sheet name="Kaaj" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    'xl/styles.xml': styles,
    'xl/worksheets/sheet1.xml': sheet,
  });
}

function relationships(...targets: readonly (readonly [kind: string, target: string])[]): string {
  const each = targets.map(
    ([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

function cellXml(cell: Cell): string {
  if (typeof cell === 'number') return `<c s="${MONEY}"><v>${cell}</v></c>`;
  return `<c s="${TEXT}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML takes no control characters but the ends of lines and tabulators. */
const escaped = (text: string): string =>
  text.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '').replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** 1 January 1980, the first date that ZIP can store. */
const DAY = 0x21;
/** Names are UTF-8. */
const UTF8 = 0x0800;

/** A ZIP file with stored (uncompressed) parts. */
function zipOf(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, xml] of Object.entries(parts)) {
    const name = encoder.encode(path);
    const content = encoder.encode(HEAD + xml);
    const about = [
      ...[short(20), short(UTF8), short(0), short(0), short(DAY)],
      ...[long(crc32(content)), long(content.length), long(content.length), short(name.length), short(0)],
    ];
    const file = joined([long(LOCAL), ...about, name, content]);
    files.push(file);
    const rest = [short(0), short(0), short(0), long(0), long(offset)];
    directory.push(joined([long(CENTRAL), short(20), ...about, ...rest, name]));
    offset += file.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = short(files.length);
  const end = [long(END), short(0), short(0), count, count, long(size), long(offset), short(0)];
  return joined([...files, ...directory, ...end]);
}

const short = (value: number): Uint8Array => Uint8Array.of(value & 0xff, (value >>> 8) & 0xff);
const long = (value: number): Uint8Array => joined([short(value & 0xffff), short(value >>> 16)]);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

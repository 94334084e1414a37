import { xlsxOf } from './xlsx';

interface Part {
  readonly path: string;
  readonly text: string;
}

const { crc32 } = jest.requireActual<{ crc32: (bytes: Uint8Array) => number }>('node:zlib');

/** The parts of a ZIP file as its directory names them. Throws where a check sum does not fit. */
function partsOf(file: Uint8Array<ArrayBuffer>): Part[] {
  const view = new DataView(file.buffer);
  const word = (at: number) => view.getUint32(at, true);
  const text = (from: number, size: number) => new TextDecoder().decode(file.subarray(from, from + size));
  const end = file.length - 22;
  expect(word(end)).toBe(0x06054b50);
  let at = word(end + 16);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(word(at)).toBe(0x02014b50);
    const [sum, size, nameSize, local] = [word(at + 16), word(at + 24), view.getUint16(at + 28, true), word(at + 42)];
    const path = text(at + 46, nameSize);
    const from = local + 30 + nameSize;
    expect([word(local), text(local + 30, nameSize)]).toEqual([0x04034b50, path]);
    expect(crc32(file.subarray(from, from + size))).toBe(sum);
    at += 46 + nameSize;
    return { path, text: text(from, size) };
  });
}

const documentOf = (rows: Parameters<typeof xlsxOf>[0], path: string) => {
  const part = partsOf(xlsxOf(rows)).find((each) => each.path === path);
  return new DOMParser().parseFromString(part?.text ?? '', 'application/xml');
};
const sheetOf = (rows: Parameters<typeof xlsxOf>[0]) => documentOf(rows, 'xl/worksheets/sheet1.xml');

describe('a workbook', () => {
  it('keeps every digit of a text as it is: it is a cell of text in the format of text', () => {
    const rows = [
      ['account', 'amount'],
      ['01712345678', 10.5],
      ['4111111111111112', 3],
      ['=1+2', 0],
    ];
    const cells = [...sheetOf(rows).querySelectorAll('c')];
    expect(cells.map((cell) => [cell.getAttribute('t'), cell.getAttribute('s'), cell.textContent])).toEqual([
      ['inlineStr', '1', 'account'],
      ['inlineStr', '1', 'amount'],
      ['inlineStr', '1', '01712345678'],
      [null, '2', '10.5'],
      ['inlineStr', '1', '4111111111111112'],
      [null, '2', '3'],
      ['inlineStr', '1', '=1+2'],
      [null, '2', '0'],
    ]);
    const formats = [...documentOf(rows, 'xl/styles.xml').querySelectorAll('cellXfs > xf')];
    expect(formats.map((format) => format.getAttribute('numFmtId'))).toEqual([null, '49', '2']);
  });

  it('keeps later input in its empty cells as text, too', () => {
    const column = sheetOf([['a', 'b', 'c']]).querySelector('col');
    expect([column?.getAttribute('min'), column?.getAttribute('max'), column?.getAttribute('style')]).toEqual([
      '1',
      '3',
      '1',
    ]);
  });

  it('holds any text', () => {
    const texts = ['<b>&amp;', 'রহিম 😀', ' blanks ', 'two\nlines', 'a\u0007b\ud800c', ''];
    const cells = [...sheetOf([texts]).querySelectorAll('t')].map(({ textContent }) => textContent);
    expect(cells).toEqual(['<b>&amp;', 'রহিম 😀', ' blanks ', 'two\nlines', 'abc', '']);
  });

  it('has the parts that spreadsheets require', () => {
    expect(partsOf(xlsxOf([])).map(({ path }) => path)).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ]);
  });
});

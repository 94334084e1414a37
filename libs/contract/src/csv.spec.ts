import { csvLine, csvRecords } from './csv';

const cellsOf = (text: string) => [...csvRecords(text, 50)].map(({ cells }) => cells);

describe('the records of a CSV file', () => {
  it.each([
    [
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,\r\n',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      '\ufeffa;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '"a","b"\n"say ""hi""","one\r\ntwo"',
      [
        ['a', 'b'],
        ['say "hi"', 'one\r\ntwo'],
      ],
    ],
    [
      '"a,b";c\n1;2',
      [
        ['a,b', 'c'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n"x"y,z',
      [
        ['a', 'b'],
        ['xy', 'z'],
      ],
    ],
    ['a\n\n\nb', [['a'], ['b']]],
    [
      'sep=;\r\na,b;c\r\n1;2\r\n',
      [
        ['a,b', 'c'],
        ['1', '2'],
      ],
    ],
    ['\ufeffSEP=|\na|b', [['a', 'b']]],
    ['"sep=\t"\na\tb;c', [['a', 'b;c']]],
    ['sep=x\n1', [['sep=x'], ['1']]],
    [
      'a,b\n,',
      [
        ['a', 'b'],
        ['', ''],
      ],
    ],
    ['', []],
  ])('are read from %j', (text, records) => expect(cellsOf(text)).toEqual(records));

  it('have the number of the line they begin at, also after cells of several lines', () => {
    const lines = [...csvRecords('a,b\n"1\n2\n3",x\n\n4,5', 50)].map(({ line }) => line);
    expect(lines).toEqual([1, 2, 6]);
    expect([...csvRecords('sep=;\na;b\n1;2', 50)].map(({ line }) => line)).toEqual([2, 3]);
  });

  it('report a quote that is not closed', () => {
    expect([...csvRecords('a,b\n"1,2\n3,4', 50)].map(({ unclosed }) => unclosed)).toEqual([false, true]);
  });

  it('hold no more cells than requested, and one more as a sign of an overflow', () => {
    expect([...csvRecords('1,2,3,4,5\n1,2', 2)].map(({ cells }) => cells.length)).toEqual([3, 2]);
  });
});

/**
 * How a spreadsheet of another locale splits a line: at its own separator, with quotes only at the beginning of a cell.
 */
function splitAt(separator: string, line: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= line.length;) {
    const quoted = line[at] === '"';
    const close = quoted ? line.slice(at + 1).search(/"(?!")/) : -1;
    const from = quoted && close >= 0 ? at + 1 + close : at;
    const ends = [separator, '\n', '\r'].map((each) => line.indexOf(each, from)).filter((end) => end >= 0);
    const end = Math.min(...ends, line.length);
    cells.push(line.slice(at, end).replace(/^"|"$/g, ''));
    at = end + 1;
  }
  return cells;
}

const FORMULAS = [
  '=1+2',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '−1',
  '\tx',
  '\rx',
  ' =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff=1+1',
  '\u2060\u202a=1+1',
  '\n=1+1',
  '"=1+1',
  'x;=1+2;y',
  '1;=1+1',
  '1; =1+1',
  '1;\u200b＝1+1',
  'x\t=1+1',
  'x|@SUM(1)',
  'a\n=1+1',
  'a\r\n-1',
  '1;=HYPERLINK("https://evil.example";"open")',
  'a;";=1+1',
];

describe('one record of a CSV file', () => {
  it.each(FORMULAS)('S45 quotes and defuses the formula in %j, whatever separates cells', (text) => {
    const line = csvLine(['abc', text, 'z']);
    expect(line).toMatch(/^abc,"[^]*",z\r\n$/);
    for (const separator of [',', ';', '\t', '|'])
      expect(splitAt(separator, line).filter((cell) => /^[\s"\p{Cf}]*[=+\-@＝＋－＠−]/u.test(cell))).toEqual([]);
  });

  it.each(['a;b', 'a\tb', 'a|b', 'a,b', 'a\nb', 'a"b'])('S45 quotes %j, which contains a separator', (text) => {
    expect(csvLine([text, 'z'])).toBe(`"${text.replace('"', '""')}",z\r\n`);
    expect(cellsOf(csvLine([text, 'z']))).toEqual([[text, 'z']]);
  });

  it('leaves other texts and numbers unchanged', () => {
    expect(csvLine(['a-b', '1+1', 'রহিম', 'a@b.example', '', -5, 0.5])).toBe('a-b,1+1,রহিম,a@b.example,,-5,0.5\r\n');
  });
});

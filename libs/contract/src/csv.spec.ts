import { csvRecords } from './csv';

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
      'a,b\n,',
      [
        ['a', 'b'],
        ['', ''],
      ],
    ],
    ['', []],
  ])('are read from %j', (text, records) => expect(cellsOf(text)).toEqual(records));

  it('know the line they begin at, also behind cells of several lines', () => {
    const lines = [...csvRecords('a,b\n"1\n2\n3",x\n\n4,5', 50)].map(({ line }) => line);
    expect(lines).toEqual([1, 2, 6]);
  });

  it('tell of a quote that nobody closed', () => {
    expect([...csvRecords('a,b\n"1,2\n3,4', 50)].map(({ unclosed }) => unclosed)).toEqual([false, true]);
  });

  it('hold no more cells than are asked for, and one that tells of more', () => {
    expect([...csvRecords('1,2,3,4,5\n1,2', 2)].map(({ cells }) => cells.length)).toEqual([3, 2]);
  });
});

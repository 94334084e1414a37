import { type Blank, columnAt, isFault, type RowOrFault, tableOf } from './rows';

const read = (text: string, format: 'csv' | 'jsonl') => {
  const table = tableOf(text, format);
  return 'rows' in table ? { columns: table.columns, rows: [...table.rows] } : table;
};
const rows = (text: string, format: 'csv' | 'jsonl') => (read(text, format) as { rows: (RowOrFault | Blank)[] }).rows;
const faults = (text: string, format: 'csv' | 'jsonl') =>
  rows(text, format)
    .filter(isFault)
    .map(({ line, field, code }) => `${line} ${field} ${code}`);

describe('the rows of a batch', () => {
  it('come from a table with a header', () => {
    expect(read(' picture ,name\r\n1.png,"a\r\nb"\r\n', 'csv')).toEqual({
      columns: ['picture', 'name'],
      rows: [{ line: 2, values: ['1.png', 'a\r\nb'] }],
    });
  });

  it('come from one object per line, with numbers and booleans as written', () => {
    expect(read('{"a":"x","b":1.5}\n\n{"b":true,"a":""}\n', 'jsonl')).toEqual({
      columns: ['a', 'b'],
      rows: [
        { line: 1, values: ['x', '1.5'] },
        { line: 3, values: ['', 'true'] },
      ],
    });
  });

  it.each([
    ['{"id":740245381351497731}', '740245381351497731'],
    ['{"id":-12345678901234567890.10}', '-12345678901234567890.10'],
    ['{"id":1e400}', '1e400'],
    ['{"id": 1.50 }', '1.50'],
    ['{"id":"say \\"12\\" \\\\"}', 'say "12" \\'],
    ['{"id":true}', 'true'],
  ])('keep the spelling of %s', (line, value) => {
    expect(rows(line, 'jsonl')).toEqual([{ line: 1, values: [value] }]);
  });

  it('report empty rows', () => {
    const text = 'picture,hint\r\n1.png,cat\r\n,\r\n , \r\n"",""\r\n\u200b,\u00a0\r\n,,,\r\n';
    expect(rows(text, 'csv')).toEqual([
      { line: 2, values: ['1.png', 'cat'] },
      ...[3, 4, 5, 6, 7].map((blankLine) => ({ blankLine })),
    ]);
    expect(rows('{"a":"x"}\n{"a":" "}', 'jsonl')).toEqual([{ line: 1, values: ['x'] }, { blankLine: 2 }]);
  });

  it('are split by the separator of the first line', () => {
    expect(read('sep=;\r\npicture;hint\r\n1.png;cat\r\n', 'csv')).toEqual({
      columns: ['picture', 'hint'],
      rows: [{ line: 3, values: ['1.png', 'cat'] }],
    });
  });

  it('are rejected when the encoding of the file lost characters', () => {
    expect(faults('word,n\ncaf\ufffd,1', 'csv')).toEqual(['2 rows notUtf8']);
  });

  it.each([
    ['caf\u00e9', 'cafe\u0301'],
    ['র\u200d\u09cdযাব', 'র\u09cdযাব'],
    ['ছবি', 'ছবি\u200b'],
    ['ｎａｍｅ', 'name'],
  ])('have one column for the names %j and %j', (one, other) => {
    expect([columnAt([one], other), columnAt([other], one)]).toEqual([0, 0]);
    expect(read(`${one},${other}\n1,2`, 'csv')).toMatchObject({ code: 'column' });
    expect(rows(`{"${one}":1}\n{"${other}":2}`, 'jsonl')).toEqual([
      { line: 1, values: ['1'] },
      { line: 2, values: ['2'] },
    ]);
  });

  it('are rejected line by line', () => {
    expect(faults('a,b\n1\n1,2,3\n1,2\n1,\u0007\n"1,2', 'csv')).toEqual([
      '2 rows cells',
      '3 rows cells',
      '5 rows isPlainText',
      '6 rows unclosed',
    ]);
    expect(
      faults('{"a":1}\n{"b":1}\n{}\n[]\nx\n{"a":{}}\n{"a":null}\n{"a":1,"__proto__":2}\n{"a":1," a":2}', 'jsonl'),
    ).toEqual([
      '2 b unknown-column',
      '3 a required',
      '4 rows json',
      '5 rows json',
      '6 a scalar',
      '7 a scalar',
      '8 __proto__ unknown-column',
      '9  a column',
    ]);
    expect(faults(`a\n${'x'.repeat(12_001)}`, 'csv')).toEqual(['2 rows maxLength']);
  });

  it.each([
    ['', 'csv', 'empty'],
    ['\n \n', 'jsonl', 'empty'],
    ['nothing', 'jsonl', 'json'],
    ['a,a\n1,2', 'csv', 'column'],
    ['a,\n1,2', 'csv', 'column'],
    [`${'x'.repeat(61)}\n1`, 'csv', 'column'],
    [Array.from({ length: 51 }, (_, index) => `c${index}`).join(','), 'csv', 'columns'],
  ] as const)('are rejected when %j has no columns (%s)', (text, format, code) => {
    expect(read(text, format)).toMatchObject({ line: 1, code });
  });
});

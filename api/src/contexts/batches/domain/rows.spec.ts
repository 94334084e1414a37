import { isFault, type RowOrFault, tableOf } from './rows';

const read = (text: string, format: 'csv' | 'jsonl') => {
  const table = tableOf(text, format);
  return 'rows' in table ? { columns: table.columns, rows: [...table.rows] } : table;
};
const rows = (text: string, format: 'csv' | 'jsonl') => (read(text, format) as { rows: RowOrFault[] }).rows;
const faults = (text: string, format: 'csv' | 'jsonl') =>
  rows(text, format)
    .filter(isFault)
    .map(({ line, field, code }) => `${line} ${field} ${code}`);

describe('the rows of a batch', () => {
  it('come from a table with a head', () => {
    expect(read(' picture ,name\r\n1.png,"a\r\nb"\r\n', 'csv')).toEqual({
      columns: ['picture', 'name'],
      rows: [{ line: 2, values: ['1.png', 'a\r\nb'] }],
    });
  });

  it('come from an object on each line, with numbers and flags as they are written', () => {
    expect(read('{"a":"x","b":1.5}\n\n{"b":true,"a":""}\n', 'jsonl')).toEqual({
      columns: ['a', 'b'],
      rows: [
        { line: 1, values: ['x', '1.5'] },
        { line: 3, values: ['', 'true'] },
      ],
    });
  });

  it('are refused line by line', () => {
    expect(faults('a,b\n1\n1,2,3\n1,2\n1,\u0007\n"1,2', 'csv')).toEqual([
      '2 rows cells',
      '3 rows cells',
      '5 rows isPlainText',
      '6 rows unclosed',
    ]);
    expect(faults('{"a":1}\n{"b":1}\n{}\n[]\nx\n{"a":{}}\n{"a":null}\n{"a":1,"__proto__":2}', 'jsonl')).toEqual([
      '2 b unknown-column',
      '3 a required',
      '4 rows json',
      '5 rows json',
      '6 a scalar',
      '7 a scalar',
      '8 __proto__ unknown-column',
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
  ] as const)('are none where %j has no columns (%s)', (text, format, code) => {
    expect(read(text, format)).toMatchObject({ line: 1, code });
  });
});

import { toCsv } from './csv';

describe('toCsv', () => {
  it('quotes what needs quotes', () => {
    expect(toCsv(['Task', 'Coins'], [['Say "hi", twice', 5]])).toBe('\uFEFFTask,Coins\r\n"Say ""hi"", twice",5\r\n');
  });

  it.each(['=cmd|calc', '+1', '-1', '@SUM(A1)', '\tx'])('S11 makes the formula %j inert', (text) => {
    expect(toCsv(['A'], [[text]])).toContain(`"'${text}"`);
  });

  it('keeps a negative number a number', () => {
    expect(toCsv(['A'], [[-5]])).toContain('\r\n-5\r\n');
  });
});

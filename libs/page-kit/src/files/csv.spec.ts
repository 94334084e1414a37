import { csvOf } from './csv';

describe('csvOf', () => {
  it('quotes what needs quotes', () => {
    expect(csvOf(['Task', 'Coins'], [['Say "hi", twice', 5]])).toBe('\uFEFFTask,Coins\r\n"Say ""hi"", twice",5\r\n');
  });

  it.each(['=cmd|calc', '+1', '-1', '@SUM(A1)', '\tx'])('S11 makes the formula %j inert', (text) => {
    expect(csvOf(['A'], [[text]])).toContain(`"'${text}"`);
  });

  it('keeps a negative number a number', () => {
    expect(csvOf(['A'], [[-5]])).toContain('\r\n-5\r\n');
  });
});

import { isDay, readDay } from './day';

describe('a typed date', () => {
  it.each(['04/12/2026', '4-12-2026', '4.12.2026', '2026-12-04', '০৪/১২/২০২৬', '২০২৬-১২-৪'])('is read: %s', (text) =>
    expect(readDay(text)).toBe('2026-12-04'),
  );
  it.each(['', '31/02/2026', '04/13/2026', '4 December', '12/2026'])('is none, and not guessed at: "%s"', (text) =>
    expect(readDay(text)).toBeUndefined(),
  );
  it('is parsed from its stored form, year first in plain digits', () => {
    expect(['2026-12-04', '04/12/2026', '2026-02-31', '২০২৬-১২-০৪', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

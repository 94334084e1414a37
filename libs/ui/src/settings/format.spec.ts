import { formatOf } from './format';

describe('formatOf', () => {
  const en = formatOf('en');
  const bn = formatOf('bn');

  it('groups coins and writes them in the digits of the language', () => {
    expect(en.coins(1234567)).toBe('1,234,567');
    expect(bn.coins(1234567)).toBe('১২,৩৪,৫৬৭');
  });

  it('shows cents as dollars with two decimals', () => {
    expect(en.dollars(1005)).toBe('$10.05');
    expect(bn.dollars(1005)).toContain('১০.০৫');
  });

  it('keeps a calendar day on its day in every time zone', () => {
    expect(en.date('2026-12-04')).toBe('Dec 4, 2026');
    expect(bn.date('2026-12-04')).toContain('২০২৬');
    expect(en.shortDay('2026-12-04')).toBe('Dec 4');
  });

  it('tells how long ago or how far off a moment is, in the largest unit that fits', () => {
    const now = Date.UTC(2026, 10, 21, 12);
    expect(en.relative(now - 90_000, now)).toBe('1 minute ago');
    expect(en.relative(now - 5_000, now)).toBe('5 seconds ago');
    expect(en.relative(now + 3 * 86_400_000, now)).toBe('in 3 days');
    expect(bn.relative(now - 2 * 3_600_000, now)).toContain('২');
  });

  it('makes the formats of a language once', () => {
    expect(formatOf('en')).toBe(en);
  });
});

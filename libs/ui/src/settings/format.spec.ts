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
    expect(bn.dollars(1005)).toBe('$১০.০৫');
    expect(bn.dollars(123456750)).toBe('$১২,৩৪,৫৬৭.৫০');
  });

  it('keeps a calendar day on its day in every time zone', () => {
    expect(en.date('2026-12-04')).toBe('Dec 4, 2026');
    expect(bn.date('2026-12-04')).toContain('২০২৬');
    expect(en.shortDay('2026-12-04')).toBe('Dec 4');
  });

  it('writes taka with its sign before the amount', () => {
    expect(en.taka(1000, 122.5)).toBe('৳1,225');
    expect(bn.taka(1000, 122.5)).toBe('৳১,২২৫');
  });

  it.each([
    [7, 'সকাল\u00a0৭:০৫'],
    [13, 'দুপুর\u00a0১:০৫'],
    [23, 'রাত্রি\u00a0১১:০৫'],
  ])('names the part of the day of %i hours in Bangla, without AM and PM', (hours, said) => {
    const moment = new Date(2026, 10, 21, hours, 5);
    expect(bn.time(moment)).toBe(said);
    expect(bn.dateTime(moment)).toBe(`${bn.date(moment).replaceAll(' ', '\u00a0')}, ${said}`);
  });

  it('writes a day with its time, and breaks lines only between the two', () => {
    const moment = new Date(2026, 10, 21, 13, 5);
    expect(en.dateTime(moment)).toBe('Nov\u00a021,\u00a02026, 1:05\u00a0PM');
    expect(bn.dateTime(moment).split(' ')).toHaveLength(2);
  });

  it('names a time zone', () => {
    expect(en.zone('Asia/Dhaka')).toBe('Bangladesh Standard Time');
    expect(bn.zone('Asia/Dhaka')).toContain('বাংলাদেশ');
    expect(en.zone()).not.toBe('');
  });

  it('formats relative time in the largest unit that fits', () => {
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

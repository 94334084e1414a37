import { firstCharacters, isLongerThan } from './text-length';

describe('the length of a text', () => {
  it.each([
    ['', 0, false],
    ['a', 0, true],
    ['abc', 3, false],
    ['abcd', 3, true],
    ['😀😀😀', 3, false],
    ['😀😀😀a', 3, true],
    ['\ud83d\ud83d', 1, true],
    ['\ude00\ud83d', 2, false],
    ['é'.normalize('NFD'), 1, true],
  ])('of %j compared with %d counts code points (longer: %s)', (text, most, longer) => {
    expect(isLongerThan(text, most)).toBe(longer);
    expect(isLongerThan(text, most)).toBe(Array.from(text).length > most);
  });

  it('is determined without reading a text that is far too long to its end', () => {
    const text = 'ক'.repeat(5_000_000);
    expect(text.charCodeAt(4_999_999)).toBe(0x995);
    const begun = performance.now();
    expect(isLongerThan(text, 5000)).toBe(true);
    expect(firstCharacters(text, 10)).toBe('ক'.repeat(10));
    expect(performance.now() - begun).toBeLessThan(50);
  });

  it.each([
    ['abc', 2, 'ab'],
    ['😀b😀', 2, '😀b'],
    ['ab', 9, 'ab'],
    ['\ud83dx', 1, '\ud83d'],
  ])('the beginning of %j of %d characters is %j', (text, count, beginning) => {
    expect(firstCharacters(text, count)).toBe(beginning);
  });
});

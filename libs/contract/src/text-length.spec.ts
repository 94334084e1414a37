import { charactersIn, firstCharacters, isLongerThan } from './text-length';

/** Of the processor, the best of three: others use this machine too. */
function timeOf(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const begun = process.cpuUsage();
    work();
    return process.cpuUsage(begun).user;
  });
  return Math.min(...times);
}

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
    expect(isLongerThan(text, 5000)).toBe(true);
    expect(firstCharacters(text, 10)).toBe('ক'.repeat(10));
    const toTheEnd = timeOf(() => charactersIn(text));
    expect(timeOf(() => isLongerThan(text, 5000))).toBeLessThan(toTheEnd / 4);
    expect(timeOf(() => firstCharacters(text, 10))).toBeLessThan(toTheEnd / 4);
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

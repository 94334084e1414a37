import { isKeyText, newKeyText, prefixOf } from './key-text';

describe('the text of a key', () => {
  it('begins with what scanners look for, and is never the same', () => {
    const keys = Array.from({ length: 200 }, newKeyText);
    expect(new Set(keys).size).toBe(200);
    for (const key of keys) expect(key).toMatch(/^kaaj_[0-9A-Za-z]{49}$/);
    expect(keys.every(isKeyText)).toBe(true);
  });

  it('is known by its checksum, whatever letter was mistaken', () => {
    const key = newKeyText();
    for (let place = 5; place < key.length; place += 1) {
      const other = key[place] === 'a' ? 'b' : 'a';
      expect(isKeyText(key.slice(0, place) + other + key.slice(place + 1))).toBe(false);
    }
  });

  it.each(['', 'kaaj_', 'kaaj_short', `github_${'a'.repeat(49)}`, `kaaj_${'-'.repeat(49)}`, `kaaj_${'a'.repeat(50)}`])(
    'is not %p',
    (text) => {
      expect(isKeyText(text)).toBe(false);
    },
  );

  it('shows so much that people tell two apart, and no more', () => {
    expect(prefixOf(newKeyText())).toMatch(/^kaaj_[0-9A-Za-z]{6}$/);
  });
});

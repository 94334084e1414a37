import { isKeyText, newKeyText, prefixOf } from './key-text';

describe('the text of a key', () => {
  it('begins with the prefix that secret scanners look for, and is unique', () => {
    const keys = Array.from({ length: 200 }, newKeyText);
    expect(new Set(keys).size).toBe(200);
    for (const key of keys) expect(key).toMatch(/^kaaj_[0-9A-Za-z]{49}$/);
    expect(keys.every(isKeyText)).toBe(true);
  });

  it('is validated by its checksum, whichever letter is wrong', () => {
    const key = newKeyText();
    for (let index = 5; index < key.length; index += 1) {
      const other = key[index] === 'a' ? 'b' : 'a';
      expect(isKeyText(key.slice(0, index) + other + key.slice(index + 1))).toBe(false);
    }
  });

  it.each(['', 'kaaj_', 'kaaj_short', `github_${'a'.repeat(49)}`, `kaaj_${'-'.repeat(49)}`, `kaaj_${'a'.repeat(50)}`])(
    'rejects %p',
    (text) => {
      expect(isKeyText(text)).toBe(false);
    },
  );

  it('shows enough characters to distinguish two keys, and no more', () => {
    expect(prefixOf(newKeyText())).toMatch(/^kaaj_[0-9A-Za-z]{6}$/);
  });
});

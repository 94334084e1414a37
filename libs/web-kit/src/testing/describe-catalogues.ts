import { type Catalogue } from '../messages/languages';

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name).sort();

/** Spellings and synonyms that Bangla leaves open, each with the one that every page uses; and typewriters' quotes. */
const CHOSEN = new Map([
  ['এখনো', 'এখনও'],
  ['সাথে', 'সঙ্গে'],
  ['লগআউট', 'লগ আউট'],
  ['বিজ্ঞপ্তি', 'নোটিফিকেশন'],
  ['লেজার', 'খতিয়ান'],
  ['"', '“ ”'],
]);

/** Holds two languages of one catalogue to each other: same keys, same placeholders, no text left empty. */
export function describeCatalogues(english: Catalogue, bangla: Catalogue): void {
  describe('the catalogue', () => {
    it('has the same texts in both languages', () => {
      expect(Object.keys(bangla).sort()).toEqual(Object.keys(english).sort());
    });

    it('leaves no text empty', () => {
      const empty = [...Object.entries(english), ...Object.entries(bangla)].filter(([, text]) => !text.trim());
      expect(empty).toEqual([]);
    });

    it('never calls an amount of dollars taka', () => {
      const dollars = /\{\{\s*(dollars|amount|price)\s*\}\}|\$/;
      const wrong = Object.entries(bangla).filter(([, text]) => dollars.test(text) && text.includes('টাকা'));
      expect(wrong).toEqual([]);
    });

    it.each([...CHOSEN])('never says %s in Bangla where others say %s', (other) => {
      expect(Object.entries(bangla).filter(([, text]) => text.includes(other))).toEqual([]);
    });

    it.each(Object.entries(english))('fills the same places in "%s"', (key, text) => {
      expect(placeholdersOf(bangla[key] ?? '')).toEqual(placeholdersOf(text));
    });
  });
}

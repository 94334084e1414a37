import { type Catalogue } from '../messages/languages';

/**
 * The placeholders of a text, except the platform's name, which Bangla often replaces by “প্রতিষ্ঠান” (the company).
 */
const placeholdersOf = (text = '') =>
  [...text.matchAll(/\{\{(\w+(?:, dollars)?)\}\}/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'brand')
    .sort();

/** Spellings and synonyms that Bangla leaves open, each with the one that every page uses; and typewriters' quotes. */
const CHOSEN = new Map([
  ['এখনো', 'এখনও'],
  ['সাথে', 'সঙ্গে'],
  ['লগআউট', 'লগ আউট'],
  ['বিজ্ঞপ্তি', 'নোটিফিকেশন'],
  ['লেজার', 'খতিয়ান'],
  ['বায়ার', 'ক্রেতা'],
  ['ইমেইল', 'ই-মেইল'],
  ['কখনো', 'কখনও'],
  ['কার্যবিবরণী', 'অডিট লগ'],
  ['উদ্ধার কোড', 'রিকভারি কোড'],
  ['সাইন আউট', 'লগ আউট'],
  ['খোলা জায়গা', 'খালি জায়গা'],
  ['চলাচল', 'লেনদেন'],
  ['"', '“ ”'],
]);

/** Holds two languages of one catalogue to each other: same keys, same placeholders, no text left empty. */
export function describeCatalogues(english: Catalogue, bangla: Catalogue): void {
  describe('the catalogue', () => {
    it('has the same texts in both languages', () => {
      expect(Object.keys(bangla).sort()).toEqual(Object.keys(english).sort());
    });

    it('has no empty text', () => {
      const empty = [...Object.entries(english), ...Object.entries(bangla)].filter(([, text]) => !text.trim());
      expect(empty).toEqual([]);
    });

    it('never calls an amount of dollars taka', () => {
      const dollars = /\{\{(dollars|amount|price|\w+, dollars)\}\}|\$/;
      const wrong = Object.entries(bangla).filter(([, text]) => dollars.test(text) && text.includes('টাকা'));
      expect(wrong).toEqual([]);
    });

    it.each([...CHOSEN])('never uses %s in Bangla, for which other texts use %s', (other) => {
      expect(Object.entries(bangla).filter(([, text]) => text.includes(other))).toEqual([]);
    });

    it('has the same placeholders in both languages', () => {
      const different = Object.keys(english).filter(
        (key) => placeholdersOf(bangla[key]).join() !== placeholdersOf(english[key]).join(),
      );
      expect(different).toEqual([]);
    });
  });
}

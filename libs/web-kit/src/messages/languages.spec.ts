import { catalogue } from './catalogue';
import { common } from './common';
import { changeLanguage, findText } from './languages';

const english = {
  hello: 'Hello {{name}}',
  pays: 'Pays {{cents, dollars}}',
  coins_one: '{{count}} coin',
  coins_other: '{{count}} coins',
};
const bangla = {
  hello: 'নমস্কার {{name}}',
  pays: '{{cents, dollars}} দেয়',
  coins_one: '{{count}}টি কয়েন',
  coins_other: '{{count}}টি কয়েন',
};

const greetings = catalogue<typeof english>('greetings', {
  en: async () => ({ default: english }),
  bn: async () => ({ default: bangla }),
});

beforeEach(() => greetings.load());
afterEach(() => changeLanguage('en'));

it('fills placeholders and picks the plural', () => {
  expect(greetings.translate('hello', { name: 'Rina' })).toBe('Hello Rina');
  expect(greetings.translate('coins', { count: 1 })).toBe('1 coin');
  expect(greetings.translate('coins', { count: 5 })).toBe('5 coins');
});

it('isolates right-to-left words, so that they do not reorder the sentence', () => {
  expect(greetings.translate('hello', { name: 'علي 7' })).toBe('Hello \u2068علي 7\u2069');
});

it('fetches a language only when it is used, and once', async () => {
  const loaded: string[] = [];
  const fetched = catalogue<typeof english>('fetched', {
    en: async () => {
      loaded.push('en');
      return { default: english };
    },
    bn: async () => {
      loaded.push('bn');
      return { default: bangla };
    },
  });
  await fetched.load();
  expect(loaded).toEqual(['en']);
  await changeLanguage('bn');
  await changeLanguage('en');
  await changeLanguage('bn');
  expect(loaded).toEqual(['en', 'bn']);
  expect(fetched.translate('hello', { name: 'রিনা' })).toBe('নমস্কার রিনা');
});

it('writes numbers and money as the language does', async () => {
  expect(greetings.translate('coins', { count: 12500 })).toBe('12,500 coins');
  expect(greetings.translate('pays', { cents: 1250 })).toBe('Pays $12.50');
  await changeLanguage('bn');
  expect(greetings.translate('coins', { count: 12500 })).toBe('১২,৫০০টি কয়েন');
  expect(greetings.translate('pays', { cents: 1250 })).toBe('$১২.৫০ দেয়');
});

it('keeps the choice and names it on the page', async () => {
  await changeLanguage('bn');
  expect(document.documentElement.lang).toBe('bn');
  expect(localStorage.getItem('kaaj.language')).toBe('bn');
});

it('takes a key that the catalogue lacks from the common texts', async () => {
  await common.load();
  await changeLanguage('bn');
  expect(greetings.translate('action.cancel')).toBe('বাতিল');
  expect(greetings.translate('coins', { count: 2 })).toBe('২টি কয়েন');
});

it('returns undefined for an unknown key', () => expect(findText('greetings', 'missing')).toBeUndefined());

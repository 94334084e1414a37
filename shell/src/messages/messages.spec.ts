import { NOTIFICATION_MESSAGES, NOTIFICATION_MESSAGES_BN } from '@kaaj/contract';
import { describeCatalogues } from '@kaaj/web-kit/testing/catalogues';
import bangla from './bn.json';
import english from './en.json';
import noticesInBangla from './notices.bn.json';
import noticesInEnglish from './notices.en.json';

describeCatalogues(english, bangla);
describeCatalogues(noticesInEnglish, noticesInBangla);

const inBraces = (catalogue: Record<string, string>, code: string) =>
  catalogue[code]?.replaceAll(/\{\{(\w+)\}\}/g, '{$1}');

it.each(Object.entries(NOTIFICATION_MESSAGES))('has the text of the notification code %s', (code, sentence) => {
  expect(inBraces(noticesInEnglish, code)).toBe(sentence);
});

it.each(Object.entries(NOTIFICATION_MESSAGES_BN))(
  'has the same Bangla text for %s as the e-mails',
  (code, sentence) => {
    expect(inBraces(noticesInBangla, code)).toBe(sentence);
  },
);

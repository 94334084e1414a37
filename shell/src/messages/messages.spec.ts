import { NOTIFICATION_MESSAGES, NOTIFICATION_MESSAGES_BN } from '@kaaj/contract';
import { describeCatalogues } from '@kaaj/web-kit/testing/catalogues';
import bangla from './bn.json';
import english from './en.json';

describeCatalogues(english, bangla);

const inBraces = (catalogue: Record<string, string>, code: string) =>
  catalogue[`notice.${code}`]?.replaceAll(/\{\{(\w+)\}\}/g, '{$1}');

it.each(Object.entries(NOTIFICATION_MESSAGES))('has the text of the notification code %s', (code, sentence) => {
  expect(inBraces(english, code)).toBe(sentence);
});

it.each(Object.entries(NOTIFICATION_MESSAGES_BN))(
  'has the same Bangla text for %s as the e-mails',
  (code, sentence) => {
    expect(inBraces(bangla, code)).toBe(sentence);
  },
);

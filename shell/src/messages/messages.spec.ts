import { NOTICE_SENTENCES } from '@kaaj/contract';
import { describeCatalogues } from '@kaaj/web-kit/testing/catalogues';
import bangla from './bn.json';
import english from './en.json';

describeCatalogues(english, bangla);

it.each(Object.entries(NOTICE_SENTENCES))('says what the server means by %s', (code, sentence) => {
  const words = (english as Record<string, string>)[`notice.${code}`];
  expect(words?.replaceAll(/\{\{(\w+)\}\}/g, '{$1}')).toBe(sentence);
});

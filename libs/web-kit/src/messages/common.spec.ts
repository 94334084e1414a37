import { ERROR_MESSAGES, PAYOUT_LINE_MESSAGES } from '@kaaj/contract';
import { describeCatalogues } from '../testing/describe-catalogues';
import bangla from './common.bn.json';
import english from './common.en.json';

const keyed = (area: string, messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).map(([code, text]) => [`${area}.${code}`, text]));

const sentences = { ...keyed('error', ERROR_MESSAGES), ...keyed('field', PAYOUT_LINE_MESSAGES) };

describeCatalogues({ ...sentences, ...english }, bangla);

/** Areas with errors that pages raise themselves, without a sentence of the API. */
const RAISED_HERE = /^error\.(auth|account|image|server)\//;

it.each(Object.entries(sentences).filter(([key]) => RAISED_HERE.test(key)))('has an English text for %s', (key) => {
  expect(english).toHaveProperty([key]);
});

it('leaves other errors to the sentences of the API in English, unless it says more', () => {
  const repeated = Object.entries(english).filter(([key, text]) => !RAISED_HERE.test(key) && sentences[key] === text);
  expect(repeated).toEqual([]);
});

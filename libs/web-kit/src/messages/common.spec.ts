import { ERROR_MESSAGES } from '@kaaj/contract';
import { describeCatalogues } from '../testing/describe-catalogues';
import bangla from './common.bn.json';
import english from './common.en.json';

const sentences = Object.fromEntries(Object.entries(ERROR_MESSAGES).map(([code, text]) => [`error.${code}`, text]));

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

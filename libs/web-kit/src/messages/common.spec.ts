import { ERROR_MESSAGES } from '@kaaj/contract';
import { describeCatalogues } from '../testing/describe-catalogues';
import bangla from './common.bn.json';
import english from './common.en.json';

describeCatalogues(english, bangla);

it.each(Object.keys(ERROR_MESSAGES))('has a text for the error code %s', (code) => {
  expect(english).toHaveProperty([`error.${code}`]);
});

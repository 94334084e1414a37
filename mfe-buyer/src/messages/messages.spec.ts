import { describeCatalogues } from '@kaaj/web-kit/testing/catalogues';
import bangla from './bn.json';
import english from './en.json';

describeCatalogues(english, bangla);

import { catalogue } from './catalogue';
import type en from './common.en.json';

/**
 * Texts that frame and pages share: errors by code, and the words that every screen needs. In English most errors are
 * left to the sentence in the API's answer, which is the same.
 */
export const common = catalogue<typeof en>('common', {
  en: () => import('./common.en.json'),
  bn: () => import('./common.bn.json'),
});

export const useCommonMessages = common.useMessages;

import { catalogue } from '@kaaj/web-kit';
import type en from './notices.en.json';

/** The texts of notifications by code, which only their list needs. */
export const notices = catalogue<typeof en>('notices', {
  en: () => import('./notices.en.json'),
  bn: () => import('./notices.bn.json'),
});

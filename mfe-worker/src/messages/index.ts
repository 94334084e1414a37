import { catalogue } from '@kaaj/web-kit';
import type en from './en.json';

export const messages = catalogue<typeof en>('mfe-worker', {
  en: () => import('./en.json'),
  bn: () => import('./bn.json'),
});

export const { useMessages } = messages;

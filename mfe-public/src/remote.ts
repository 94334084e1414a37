import { defineRemote } from '@kaaj/web-kit';
import facts from '../remote.json';
import { messages } from './messages';

export const remote = defineRemote(facts, {
  messages,
  page: (name) => import(`./features/${name}-page`),
});

import { type PageEnvelope, type Submission } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor } from './walk';

export const receivedPages = call('receivedPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<Submission>, { readonly state: 'pending' | 'decided' }, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ queryArg, pageParam }) => withCursor('/submission/received', queryArg, pageParam),
    providesTags: ['Submission'],
  }),
);
export const useReceivedPagesInfiniteQuery = receivedPages.useInfiniteQuery;

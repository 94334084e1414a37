import { type Batch, type PageEnvelope } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor } from './walk';

export const batchPages = call('batchPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<Batch>, void, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ pageParam }) => withCursor('/task/batch', {}, pageParam),
    providesTags: ['Batch'],
  }),
);
export const useBatchPagesInfiniteQuery = batchPages.useInfiniteQuery;

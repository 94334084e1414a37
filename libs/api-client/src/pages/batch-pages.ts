import { type Batch, type PageEnvelope } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { cursorPagination, withCursor, type Cursor } from './cursor-pagination';

export const batchPages = defineEndpoint('batchPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<Batch>, void, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ pageParam }) => withCursor('/task/batch', {}, pageParam),
    providesTags: ['Batch'],
  }),
);
export const useBatchPagesInfiniteQuery = batchPages.useInfiniteQuery;

import { type PageEnvelope, type WorkerTest } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { cursorPagination, withCursor, type Cursor } from './cursor-pagination';

export const workerTestPages = defineEndpoint('workerTestPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<WorkerTest>, void, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ pageParam }) => withCursor('/worker-test', {}, pageParam),
    providesTags: ['WorkerTest'],
  }),
);
export const useWorkerTestPagesInfiniteQuery = workerTestPages.useInfiniteQuery;

import { type PageEnvelope, type WorkerGroup } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { cursorPagination, withCursor, type Cursor } from './cursor-pagination';

export const workerGroupPages = defineEndpoint('workerGroupPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<WorkerGroup>, void, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ pageParam }) => withCursor('/worker-group', {}, pageParam),
    providesTags: ['WorkerGroup'],
  }),
);
export const useWorkerGroupPagesInfiniteQuery = workerGroupPages.useInfiniteQuery;

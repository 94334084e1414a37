import { type ManagedTask, type PageEnvelope, type SortOrder } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { cursorPagination, withCursor, type Cursor, providesTaskPages } from './cursor-pagination';

/** By completion date where there is a `sort`, else the newest first. */
interface ManagedTasks {
  readonly search?: string;
  readonly sort?: SortOrder;
}

export const managedTaskPages = defineEndpoint('managedTaskPages', '2', (build) =>
  build.infiniteQuery<PageEnvelope<ManagedTask>, ManagedTasks, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ queryArg, pageParam }) => withCursor('/task/all', queryArg, pageParam),
    providesTags: providesTaskPages,
  }),
);
export const useManagedTaskPagesInfiniteQuery = managedTaskPages.useInfiniteQuery;

import { type PageEnvelope, type SortOrder, type Task } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { cursorPagination, withCursor, type Cursor, type Own, providesTaskPages } from './cursor-pagination';

/** By completion date where there is a `sort`, else the newest first. */
interface BuyerTasks extends Own {
  readonly sort?: SortOrder;
  /** Part of the title or the detail. */
  readonly search?: string;
  /** Only with an open place. */
  readonly open?: 'true';
}

export const buyerTaskPages = defineEndpoint('buyerTaskPages', '3', (build) =>
  build.infiniteQuery<PageEnvelope<Task>, BuyerTasks, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ queryArg: { email, ...filter }, pageParam }) =>
      withCursor(`/task/user/${encodeURIComponent(email)}`, filter, pageParam),
    providesTags: providesTaskPages,
  }),
);
export const useBuyerTaskPagesInfiniteQuery = buyerTaskPages.useInfiniteQuery;

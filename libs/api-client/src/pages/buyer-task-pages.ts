import { type PageEnvelope, type SortOrder, type Task } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor, type Own, tasksShown } from './walk';

/** By completion date where there is a `sort`, else the newest first. */
interface BuyerTasks extends Own {
  readonly sort?: SortOrder;
}

export const buyerTaskPages = call('buyerTaskPages', '2', (build) =>
  build.infiniteQuery<PageEnvelope<Task>, BuyerTasks, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ queryArg: { email, ...filter }, pageParam }) =>
      withCursor(`/task/user/${encodeURIComponent(email)}`, filter, pageParam),
    providesTags: tasksShown,
  }),
);
export const useBuyerTaskPagesInfiniteQuery = buyerTaskPages.useInfiniteQuery;

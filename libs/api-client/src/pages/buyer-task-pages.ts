import { type PageEnvelope, type Task } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor, type Own, tasksShown } from './walk';

export const buyerTaskPages = call('buyerTaskPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<Task>, Own, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ queryArg, pageParam }) => withCursor(`/task/user/${encodeURIComponent(queryArg.email)}`, {}, pageParam),
    providesTags: tasksShown,
  }),
);
export const useBuyerTaskPagesInfiniteQuery = buyerTaskPages.useInfiniteQuery;

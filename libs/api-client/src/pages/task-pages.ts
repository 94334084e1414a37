import { type PageEnvelope, type Task } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { type TaskFilter } from './task-filter';
import { cursorPagination, withCursor, type Cursor, providesTaskPages } from './cursor-pagination';

export const taskPages = defineEndpoint('taskPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<Task>, TaskFilter, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ queryArg, pageParam }) => {
      const { unsent, ...filter } = queryArg;
      return withCursor(unsent ? '/task/unsent' : '/task', filter, pageParam);
    },
    providesTags: providesTaskPages,
  }),
);
export const useTaskPagesInfiniteQuery = taskPages.useInfiniteQuery;

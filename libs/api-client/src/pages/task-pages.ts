import { type PageEnvelope, type Task } from '@kaaj/contract';
import { call } from '../call';
import { type TaskFilter } from './task-filter';
import { walk, withCursor, type Cursor, tasksShown } from './walk';

export const taskPages = call('taskPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<Task>, TaskFilter, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ queryArg, pageParam }) => {
      const { unsent, ...filter } = queryArg;
      return withCursor(unsent ? '/task/unsent' : '/task', filter, pageParam);
    },
    providesTags: tasksShown,
  }),
);
export const useTaskPagesInfiniteQuery = taskPages.useInfiniteQuery;

import { type ManagedTask, type PageEnvelope, type SortOrder } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor, tasksShown } from './walk';

/** By completion date where there is a `sort`, else the newest first. */
interface ManagedTasks {
  readonly search?: string;
  readonly sort?: SortOrder;
}

export const managedTaskPages = call('managedTaskPages', '2', (build) =>
  build.infiniteQuery<PageEnvelope<ManagedTask>, ManagedTasks, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ queryArg, pageParam }) => withCursor('/task/all', queryArg, pageParam),
    providesTags: tasksShown,
  }),
);
export const useManagedTaskPagesInfiniteQuery = managedTaskPages.useInfiniteQuery;

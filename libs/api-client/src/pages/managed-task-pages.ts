import { type ManagedTask, type PageEnvelope } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor, tasksShown } from './walk';

export const managedTaskPages = call('managedTaskPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<ManagedTask>, { readonly search?: string }, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ queryArg, pageParam }) => withCursor('/task/all', queryArg, pageParam),
    providesTags: tasksShown,
  }),
);
export const useManagedTaskPagesInfiniteQuery = managedTaskPages.useInfiniteQuery;

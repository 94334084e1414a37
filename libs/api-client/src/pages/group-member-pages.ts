import { type GroupMember, type PageEnvelope } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { cursorPagination, withCursor, type Cursor } from './cursor-pagination';

export const groupMemberPages = defineEndpoint('groupMemberPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<GroupMember>, { readonly id: string }, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ queryArg: { id }, pageParam }) => withCursor(`/worker-group/${id}/member`, {}, pageParam),
    providesTags: ['WorkerGroup'],
  }),
);
export const useGroupMemberPagesInfiniteQuery = groupMemberPages.useInfiniteQuery;

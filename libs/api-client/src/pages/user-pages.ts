import { type PageEnvelope, type User } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { cursorPagination, withCursor, type Cursor } from './cursor-pagination';

export const userPages = defineEndpoint('userPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<User>, { readonly search?: string }, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ queryArg, pageParam }) => withCursor('/user/alluser', queryArg, pageParam),
    providesTags: ['User'],
  }),
);
export const useUserPagesInfiniteQuery = userPages.useInfiniteQuery;

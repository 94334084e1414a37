import { type PageEnvelope, type User } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor } from './walk';

export const userPages = call('userPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<User>, { readonly search?: string }, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ queryArg, pageParam }) => withCursor('/user/alluser', queryArg, pageParam),
    providesTags: ['User'],
  }),
);
export const useUserPagesInfiniteQuery = userPages.useInfiniteQuery;

import { type PageEnvelope, type Withdrawal } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { cursorPagination, withCursor, type Cursor, type Own } from './cursor-pagination';

export const withdrawalPages = defineEndpoint('withdrawalPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<Withdrawal>, Own, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ queryArg, pageParam }) => withCursor('/withdrawal', queryArg, pageParam),
    providesTags: ['Withdrawal'],
  }),
);
export const useWithdrawalPagesInfiniteQuery = withdrawalPages.useInfiniteQuery;

import { type PageEnvelope, type Withdrawal } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor, type Own } from './walk';

export const withdrawalPages = call('withdrawalPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<Withdrawal>, Own, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ queryArg, pageParam }) => withCursor('/withdrawal', queryArg, pageParam),
    providesTags: ['Withdrawal'],
  }),
);
export const useWithdrawalPagesInfiniteQuery = withdrawalPages.useInfiniteQuery;

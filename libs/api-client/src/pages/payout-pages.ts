import { type PageEnvelope, type Payout, type PayoutState } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { cursorPagination, withCursor, type Cursor } from './cursor-pagination';

export const payoutPages = defineEndpoint('payoutPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<Payout>, { readonly state: PayoutState }, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ queryArg, pageParam }) => withCursor('/payout', queryArg, pageParam),
    providesTags: ['Payout'],
  }),
);
export const usePayoutPagesInfiniteQuery = payoutPages.useInfiniteQuery;

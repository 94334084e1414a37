import { type PageEnvelope, type Payout, type PayoutState } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor } from './walk';

export const payoutPages = call('payoutPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<Payout>, { readonly state: PayoutState }, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ queryArg, pageParam }) => withCursor('/payout', queryArg, pageParam),
    providesTags: ['Payout'],
  }),
);
export const usePayoutPagesInfiniteQuery = payoutPages.useInfiniteQuery;

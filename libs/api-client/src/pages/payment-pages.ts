import { type PageEnvelope, type Payment } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor, type Own } from './walk';

export const paymentPages = call('paymentPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<Payment>, Own, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ queryArg, pageParam }) => withCursor('/payment', queryArg, pageParam),
    providesTags: ['Payment'],
  }),
);
export const usePaymentPagesInfiniteQuery = paymentPages.useInfiniteQuery;

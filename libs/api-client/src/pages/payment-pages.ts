import { type PageEnvelope, type Payment } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { cursorPagination, withCursor, type Cursor, type Own } from './cursor-pagination';

export const paymentPages = defineEndpoint('paymentPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<Payment>, Own, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ queryArg, pageParam }) => withCursor('/payment', queryArg, pageParam),
    providesTags: ['Payment'],
  }),
);
export const usePaymentPagesInfiniteQuery = paymentPages.useInfiniteQuery;

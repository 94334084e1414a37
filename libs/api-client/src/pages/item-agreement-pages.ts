import { type ItemAgreement, type PageEnvelope } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { cursorPagination, withCursor, type Cursor } from './cursor-pagination';

export const itemAgreementPages = defineEndpoint('itemAgreementPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<ItemAgreement>, { readonly id: string }, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ queryArg, pageParam }) => withCursor(`/task/batch/${queryArg.id}/agreement`, {}, pageParam),
    providesTags: ['Batch', 'Submission'],
  }),
);
export const useItemAgreementPagesInfiniteQuery = itemAgreementPages.useInfiniteQuery;

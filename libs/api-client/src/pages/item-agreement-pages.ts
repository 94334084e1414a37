import { type ItemAgreement, type PageEnvelope } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor } from './walk';

export const itemAgreementPages = call('itemAgreementPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<ItemAgreement>, { readonly id: string }, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ queryArg, pageParam }) => withCursor(`/task/batch/${queryArg.id}/agreement`, {}, pageParam),
    providesTags: ['Batch', 'Submission'],
  }),
);
export const useItemAgreementPagesInfiniteQuery = itemAgreementPages.useInfiniteQuery;

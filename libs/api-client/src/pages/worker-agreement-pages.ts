import { type WorkerAgreement, type PageEnvelope } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { cursorPagination, withCursor, type Cursor } from './cursor-pagination';

export const workerAgreementPages = defineEndpoint('workerAgreementPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<WorkerAgreement>, { readonly id: string }, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ queryArg, pageParam }) => withCursor(`/task/batch/${queryArg.id}/agreement/worker`, {}, pageParam),
    providesTags: ['Batch', 'Submission'],
  }),
);
export const useWorkerAgreementPagesInfiniteQuery = workerAgreementPages.useInfiniteQuery;

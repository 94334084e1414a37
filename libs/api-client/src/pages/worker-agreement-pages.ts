import { type WorkerAgreement, type PageEnvelope } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor } from './walk';

export const workerAgreementPages = call('workerAgreementPages', '1', (build) =>
  build.infiniteQuery<PageEnvelope<WorkerAgreement>, { readonly id: string }, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ queryArg, pageParam }) => withCursor(`/task/batch/${queryArg.id}/agreement/worker`, {}, pageParam),
    providesTags: ['Batch', 'Submission'],
  }),
);
export const useWorkerAgreementPagesInfiniteQuery = workerAgreementPages.useInfiniteQuery;

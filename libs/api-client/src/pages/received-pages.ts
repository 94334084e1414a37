import { type PageEnvelope, type Submission } from '@kaaj/contract';
import { call } from '../call';
import { walk, withCursor, type Cursor } from './walk';

interface Received {
  readonly state: 'pending' | 'decided';
  /** Id of the task that it was sent for; all where it is left out. */
  readonly task?: string;
  /** Part of its text, of the title of its task or of the name of its worker. */
  readonly search?: string;
}

export const receivedPages = call('receivedPages', '3', (build) =>
  build.infiniteQuery<PageEnvelope<Submission>, Received, Cursor>({
    infiniteQueryOptions: walk,
    query: ({ queryArg, pageParam }) => withCursor('/submission/received', queryArg, pageParam),
    providesTags: ['Submission'],
  }),
);
export const useReceivedPagesInfiniteQuery = receivedPages.useInfiniteQuery;

import { type Label, type LabelMethod } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { type Computed, computed, cursorPagination, withCursor, type Cursor } from './cursor-pagination';

interface LabelRequest {
  readonly id: string;
  readonly method: LabelMethod;
  /** The first that can be compared, unless named. */
  readonly field?: string;
}

export const labelPages = defineEndpoint('labelPages', '1', (build) =>
  build.infiniteQuery<Computed<Label>, LabelRequest, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ queryArg: { id, ...how }, pageParam }) => withCursor(`/task/batch/${id}/labels`, how, pageParam),
    transformResponse: computed,
    providesTags: ['Batch', 'Submission'],
  }),
);
export const useLabelPagesInfiniteQuery = labelPages.useInfiniteQuery;

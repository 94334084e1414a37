import { type Annotator, type LabelMethod } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { type Computed, computed, cursorPagination, withCursor, type Cursor } from './cursor-pagination';

interface AnnotatorRequest {
  readonly id: string;
  readonly method: LabelMethod;
  /** The first that can be compared, unless named. */
  readonly field?: string;
}

export const annotatorPages = defineEndpoint('annotatorPages', '1', (build) =>
  build.infiniteQuery<Computed<Annotator>, AnnotatorRequest, Cursor>({
    infiniteQueryOptions: cursorPagination,
    query: ({ queryArg: { id, ...how }, pageParam }) => withCursor(`/task/batch/${id}/annotators`, how, pageParam),
    transformResponse: computed,
    providesTags: ['Batch', 'Submission'],
  }),
);
export const useAnnotatorPagesInfiniteQuery = annotatorPages.useInfiniteQuery;

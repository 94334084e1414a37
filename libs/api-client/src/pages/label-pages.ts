import { type Annotator, type Label, type LabelMethod, type PageEnvelope } from '@kaaj/contract';
import { defineEndpoint } from '../define-endpoint';
import { cursorPagination, withCursor, type Cursor } from './cursor-pagination';

interface LabelRequest {
  readonly id: string;
  readonly method: LabelMethod;
  /** The first that can be compared, unless named. */
  readonly field?: string;
}

/** A page of what the server may still be computing. */
type Computed<Row> = PageEnvelope<Row> & { readonly computing?: true };

/** 202 has no body. */
const computed = <Row>(answer: Computed<Row> | null | undefined): Computed<Row> =>
  answer || { data: [], page: { next: null }, computing: true };

const definePart = <Row>(name: string, part: 'labels' | 'annotators') =>
  defineEndpoint(name, '1', (build) =>
    build.infiniteQuery<Computed<Row>, LabelRequest, Cursor>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg: { id, ...how }, pageParam }) => withCursor(`/task/batch/${id}/${part}`, how, pageParam),
      transformResponse: computed<Row>,
      providesTags: ['Batch', 'Submission'],
    }),
  );

export const labelPages = definePart<Label>('labelPages', 'labels');
export const useLabelPagesInfiniteQuery = labelPages.useInfiniteQuery;
export const annotatorPages = definePart<Annotator>('annotatorPages', 'annotators');
export const useAnnotatorPagesInfiniteQuery = annotatorPages.useInfiniteQuery;

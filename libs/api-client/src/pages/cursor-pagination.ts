import { type PageEnvelope, type Task } from '@kaaj/contract';
import { providesList, type Tag } from '../cache-tags';
import { defineEndpoint } from '../define-endpoint';

export interface Own {
  readonly email: string;
}

/** The cursor of a page; null for the first. */
export type Cursor = string | null;

/** An infinite list: the cache holds all pages that were loaded. */
export const cursorPagination = {
  initialPageParam: null as Cursor,
  getNextPageParam: ({ page }: PageEnvelope<unknown>) => page.next ?? undefined,
};

export const withCursor = (url: string, filter: object | void, cursor: Cursor) => ({
  url,
  params: { ...filter, ...(cursor !== null && { cursor }) },
});

/** A list that has one address, and what is asked for as its query. */
export const definePages = <Row, Asked extends object | void>(
  name: string,
  print: string,
  url: string,
  providesTags: readonly Tag[],
) =>
  defineEndpoint(name, print, (build) =>
    build.infiniteQuery<PageEnvelope<Row>, Asked, Cursor>({
      infiniteQueryOptions: cursorPagination,
      query: ({ queryArg, pageParam }) => withCursor(url, queryArg, pageParam),
      providesTags,
    }),
  );

export const providesTaskPages = (walked?: { readonly pages: readonly PageEnvelope<Task>[] }) =>
  providesList(
    'Task',
    walked?.pages.flatMap(({ data }) => data),
  );

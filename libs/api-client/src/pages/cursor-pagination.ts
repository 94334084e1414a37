import { type PageEnvelope, type Task } from '@kaaj/contract';
import { providesList } from '../cache-tags';

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

export const withCursor = (url: string, filter: object, cursor: Cursor) => ({
  url,
  params: { ...filter, ...(cursor !== null && { cursor }) },
});

export const providesTaskPages = (walked?: { readonly pages: readonly PageEnvelope<Task>[] }) =>
  providesList(
    'Task',
    walked?.pages.flatMap(({ data }) => data),
  );

/** A page of what the server may still be computing. */
export type Computed<Row> = PageEnvelope<Row> & { readonly computing?: true };

/** 202 has no body. */
export const computed = <Row>(answer: Computed<Row> | null | undefined): Computed<Row> =>
  answer || { data: [], page: { next: null }, computing: true };

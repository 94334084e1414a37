import { type ApiError } from '@kaaj/api-client';
import { type PageEnvelope } from '@kaaj/contract';
import { useMemo } from 'react';

/** The part of an infinite query's result that a list needs. */
interface PagesResult<Row> {
  readonly currentData?: { readonly pages: readonly PageEnvelope<Row>[] };
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly error?: unknown;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

export interface Rows<Row> {
  readonly rows: readonly Row[];
  /** The first page is loading. */
  readonly loading: boolean;
  /** Newer rows are loading; the old ones may stay. */
  readonly refreshing: boolean;
  /** Error of the first page. */
  readonly error: ApiError | undefined;
  readonly retry: () => void;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly loadingMore: boolean;
  /** The next page failed to load; it is requested again on demand, not automatically. */
  readonly moreFailed: boolean;
}

/** The state of an infinite list for its view: all rows, and how to load more or retry. */
export function useInfiniteRows<Row>(result: PagesResult<Row>): Rows<Row> {
  const { currentData, isFetching, isFetchingNextPage, hasNextPage, error, fetchNextPage, refetch } = result;
  const rows = useMemo(() => currentData?.pages.flatMap(({ data }) => data) ?? [], [currentData]);
  const failed = currentData === undefined && !isFetching ? (error as ApiError | undefined) : undefined;
  return {
    rows,
    loading: currentData === undefined && !failed,
    refreshing: isFetching && !isFetchingNextPage && currentData !== undefined,
    error: failed,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
    },
    loadingMore: isFetchingNextPage,
    moreFailed: result.isFetchNextPageError,
  };
}

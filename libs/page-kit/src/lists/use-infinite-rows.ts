import { type PageEnvelope } from '@kaaj/contract';
import { type PaginatedList } from '@kaaj/ui';
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

/** The state of an infinite list for its view: all rows, and how to load more or retry. */
export function useInfiniteRows<Row>(result: PagesResult<Row>): PaginatedList<Row> {
  const { currentData, isFetching, isFetchingNextPage, hasNextPage, error, fetchNextPage, refetch } = result;
  const rows = useMemo(() => currentData?.pages.flatMap(({ data }) => data) ?? [], [currentData]);
  const failed = currentData === undefined && !isFetching ? error : undefined;
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

/** A list that is fetched page by page, as its look needs it; useInfiniteRows of @kaaj/web-kit gives one. */
export interface PaginatedList<Row> {
  rows: readonly Row[];
  /** The first page is under way. */
  loading: boolean;
  /** Newer rows are under way; the old ones stay. */
  refreshing: boolean;
  /** Why there is nothing to show. */
  error: unknown;
  retry: () => void;
  hasMore: boolean;
  loadMore: () => void;
  loadingMore: boolean;
  /** The next page did not come. */
  moreFailed: boolean;
}

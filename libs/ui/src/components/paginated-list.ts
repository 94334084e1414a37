/** The state of a paginated list for its view; useInfiniteRows of @kaaj/page-kit returns one. */
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
  /** The next page failed to load. */
  moreFailed: boolean;
}

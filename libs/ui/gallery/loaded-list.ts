import { type PaginatedList } from '../src/components/paginated-list';

const nothing = () => undefined;

/** A list whose only page has loaded. */
export const loadedList = <Row>(rows: readonly Row[]): PaginatedList<Row> => ({
  rows,
  loading: false,
  refreshing: false,
  error: undefined,
  retry: nothing,
  hasMore: false,
  loadMore: nothing,
  loadingMore: false,
  moreFailed: false,
});

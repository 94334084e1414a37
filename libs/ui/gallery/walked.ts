import { type WalkedList } from '../src/components/walked-list';

const nothing = () => undefined;

/** A list that has come whole. */
export const walked = <Row>(rows: readonly Row[]): WalkedList<Row> => ({
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

import { type ReactNode } from 'react';
import { LoadMore } from '../components/load-more';
import { ErrorState } from '../components/states';
import { type PaginatedList } from '../components/paginated-list';
import { Table, type TableProps } from './table';

export interface WalkedTableProps<Row> extends Omit<TableProps<Row>, 'rows' | 'refreshing'> {
  list: PaginatedList<Row>;
  /** Title of the error state. */
  failed: ReactNode;
}

/** A paginated table, with an error state or a button for more rows. */
export function PaginatedTable<Row extends object>({ list, failed, ...table }: WalkedTableProps<Row>) {
  if (list.error) return <ErrorState title={failed} onRetry={list.retry} />;
  return (
    <>
      <Table {...table} rows={list.loading ? undefined : list.rows} refreshing={list.refreshing} />
      <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onMore={list.loadMore} failed={list.moreFailed} />
    </>
  );
}
